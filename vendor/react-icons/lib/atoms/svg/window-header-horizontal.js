import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const WindowHeaderHorizontal20Regular = ( /*#__PURE__*/createFluentIcon('WindowHeaderHorizontal20Regular', "20", ["M5.5 3A2.5 2.5 0 0 0 3 5.5v9A2.5 2.5 0 0 0 5.5 17h9a2.5 2.5 0 0 0 2.5-2.5v-9A2.5 2.5 0 0 0 14.5 3zM4 14.5V7h12v7.5c0 .83-.67 1.5-1.5 1.5h-9A1.5 1.5 0 0 1 4 14.5"]));
