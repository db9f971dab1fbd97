import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const TextBold20Regular = ( /*#__PURE__*/createFluentIcon('TextBold20Regular', "20", ["M5.5 4.25C5.5 3.56 6.06 3 6.75 3h3.5a4 4 0 0 1 3.17 6.44c.9.7 1.58 1.8 1.58 3.31A4.23 4.23 0 0 1 10.75 17h-4c-.69 0-1.25-.56-1.25-1.25zM8 11v3.5h2.75c.81 0 1.75-.62 1.75-1.75S11.56 11 10.75 11zm0-2.5h2.25a1.5 1.5 0 1 0 0-3H8z"]));
