import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const Tablet20Regular = ( /*#__PURE__*/createFluentIcon('Tablet20Regular', "20", ["M8.5 12a.5.5 0 0 0 0 1h3a.5.5 0 0 0 0-1zM4 4a2 2 0 0 0-2 2v8c0 1.1.9 2 2 2h12a2 2 0 0 0 2-2V6a2 2 0 0 0-2-2zM3 6a1 1 0 0 1 1-1h12a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1z"]));
