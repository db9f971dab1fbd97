import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const TextItalic20Regular = ( /*#__PURE__*/createFluentIcon('TextItalic20Regular', "20", ["M16 3a.5.5 0 0 1 0 1h-3.16L8.23 16h3.27a.5.5 0 0 1 0 1H4a.5.5 0 0 1 0-1h3.16l4.61-12H8.5a.5.5 0 0 1 0-1z"]));
