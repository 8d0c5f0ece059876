/** Relay compiles the web app's operations against schema.graphql. The compiled files are not committed. */
module.exports = {
  src: './web',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './web/__generated__',
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  eagerEsModules: true,
  customScalarTypes: { DateTime: 'string', Date: 'string', URL: 'string', VisitDate: 'string' },
};
