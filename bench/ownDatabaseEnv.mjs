const { DATABASE_URL: _url, FUUD_DATA_DIR: _folder, ...rest } = process.env;

/** The environment without the variables that name a database, so that a benchmark uses a database of its own. */
export const ownDatabaseEnv = rest;
