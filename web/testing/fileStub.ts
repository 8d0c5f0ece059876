/** Stands for styles, fonts and pictures in tests. */
module.exports = '';
