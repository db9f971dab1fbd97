import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowUp16Regular = ( /*#__PURE__*/createFluentIcon('ArrowUp16Regular', "16", ["M7.5 13.5a.5.5 0 0 0 1 0V3.8l3.63 4.03a.5.5 0 0 0 .74-.66l-4.5-5a.5.5 0 0 0-.74 0l-4.5 5a.5.5 0 0 0 .74.66L7.5 3.8z"], { flipInRtl: true }));
export const ArrowUp20Regular = ( /*#__PURE__*/createFluentIcon('ArrowUp20Regular', "20", ["M3.13 9.16a.5.5 0 1 0 .74.68L9.5 3.67V17.5a.5.5 0 1 0 1 0V3.67l5.63 6.17a.5.5 0 0 0 .74-.68l-6.32-6.92a.75.75 0 0 0-1.1 0z"], { flipInRtl: true }));
export const ArrowUpRegular = ( /*#__PURE__*/createFluentIcon('ArrowUpRegular', "1em", ["M3.13 9.16a.5.5 0 1 0 .74.68L9.5 3.67V17.5a.5.5 0 1 0 1 0V3.67l5.63 6.17a.5.5 0 0 0 .74-.68l-6.32-6.92a.75.75 0 0 0-1.1 0z"], { flipInRtl: true }));
