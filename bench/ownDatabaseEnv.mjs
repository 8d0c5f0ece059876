const { DATABASE_URL: _other, ...rest } = process.env;

/** The environment without DATABASE_URL, so that a benchmark uses the embedded database in its own FUUD_DATA_DIR. */
export const ownDatabaseEnv = rest;
