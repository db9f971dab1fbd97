import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const ArrowDown16Regular = ( /*#__PURE__*/createFluentIcon('ArrowDown16Regular', "16", ["M8.5 2.5a.5.5 0 1 0-1 0v9.7L3.87 8.17a.5.5 0 1 0-.74.66l4.5 5a.5.5 0 0 0 .74 0l4.5-5a.5.5 0 0 0-.74-.66L8.5 12.2z"]));
export const ArrowDown20Regular = ( /*#__PURE__*/createFluentIcon('ArrowDown20Regular', "20", ["M16.87 10.84a.5.5 0 1 0-.74-.68l-5.63 6.17V2.5a.5.5 0 0 0-1 0v13.83l-5.63-6.17a.5.5 0 0 0-.74.68l6.31 6.91a.75.75 0 0 0 1.11 0z"]));
export const ArrowDownRegular = ( /*#__PURE__*/createFluentIcon('ArrowDownRegular', "1em", ["M16.87 10.84a.5.5 0 1 0-.74-.68l-5.63 6.17V2.5a.5.5 0 0 0-1 0v13.83l-5.63-6.17a.5.5 0 0 0-.74.68l6.31 6.91a.75.75 0 0 0 1.11 0z"]));
