import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const TextUnderline20Regular = ( /*#__PURE__*/createFluentIcon('TextUnderline20Regular', "20", ["M6 3.5a.5.5 0 0 0-1 0v6.45A5 5 0 0 0 10 15c2.77 0 5-2.26 5-5.05V3.5a.5.5 0 0 0-1 0v6.45C14 12.2 12.2 14 10 14s-4-1.8-4-4.05zm-1 13c0-.28.22-.5.5-.5h9a.5.5 0 0 1 0 1h-9a.5.5 0 0 1-.5-.5"]));
