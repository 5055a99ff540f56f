/** The request of a line to copy; every room needs it, so it lies in `schemas/text`. */
export { curlLine } from '../../schemas/text/curl.js';
