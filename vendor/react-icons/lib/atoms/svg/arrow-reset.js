import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowReset20Regular = ( /*#__PURE__*/createFluentIcon('ArrowReset20Regular', "20", ["M5.85 2.65c.2.2.2.5 0 .7L4.21 5H11a6 6 0 1 1-6 6 .5.5 0 0 1 1 0 5 5 0 1 0 5-5H4.2l1.65 1.65a.5.5 0 1 1-.7.7l-2.5-2.5a.5.5 0 0 1 0-.7l2.5-2.5c.2-.2.5-.2.7 0"], { flipInRtl: true }));
