/** Replaces imported styles, fonts and pictures in tests. */
module.exports = '';
