/** The request of a line to copy; every room needs it, so it lies in `schemas/text`. */
export { curlLine, shellQuoted } from '../../schemas/text/curl.js';
