import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const EmojiMehRegular = ( /*#__PURE__*/createFluentIcon('EmojiMehRegular', "1em", ["M7.5 9.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2m6-1a1 1 0 1 1-2 0 1 1 0 0 1 2 0m-7 3.5a.5.5 0 0 0 0 1h7a.5.5 0 0 0 0-1zM2 10a8 8 0 1 1 16 0 8 8 0 0 1-16 0m8-7a7 7 0 1 0 0 14 7 7 0 0 0 0-14"]));
