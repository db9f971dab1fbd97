import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const NumberCircle120Regular = ( /*#__PURE__*/createFluentIcon('NumberCircle120Regular', "20", ["M11 6.5a.5.5 0 0 0-.98-.12c-.1.4-.38.91-.73 1.38-.36.47-.75.86-1.07 1.07a.5.5 0 0 0 .56.84c.4-.27.84-.7 1.22-1.2v5.03a.5.5 0 1 0 1 0zM10 2a8 8 0 1 0 0 16 8 8 0 0 0 0-16m-7 8a7 7 0 1 1 14 0 7 7 0 0 1-14 0"]));
