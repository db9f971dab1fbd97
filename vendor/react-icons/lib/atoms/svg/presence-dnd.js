import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const PresenceDnd10Filled = ( /*#__PURE__*/createFluentIcon('PresenceDnd10Filled', "10", ["M5 10A5 5 0 1 0 5 0a5 5 0 0 0 0 10M3.5 4.5h3a.5.5 0 0 1 0 1h-3a.5.5 0 0 1 0-1"]));
export const PresenceDnd10Regular = ( /*#__PURE__*/createFluentIcon('PresenceDnd10Regular', "10", ["M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0M1 5a4 4 0 1 1 8 0 4 4 0 0 1-8 0m2 0c0-.28.22-.5.5-.5h3a.5.5 0 0 1 0 1h-3A.5.5 0 0 1 3 5"]));
export const PresenceDnd12Filled = ( /*#__PURE__*/createFluentIcon('PresenceDnd12Filled', "12", ["M6 12A6 6 0 1 0 6 0a6 6 0 0 0 0 12M3.75 5.25h4.5a.75.75 0 0 1 0 1.5h-4.5a.75.75 0 0 1 0-1.5"]));
export const PresenceDnd12Regular = ( /*#__PURE__*/createFluentIcon('PresenceDnd12Regular', "12", ["M6 0a6 6 0 1 0 0 12A6 6 0 0 0 6 0M1.5 6a4.5 4.5 0 1 1 9 0 4.5 4.5 0 0 1-9 0M3 6c0-.41.34-.75.75-.75h4.5a.75.75 0 0 1 0 1.5h-4.5A.75.75 0 0 1 3 6"]));
export const PresenceDnd16Filled = ( /*#__PURE__*/createFluentIcon('PresenceDnd16Filled', "16", ["M8 16A8 8 0 1 0 8 0a8 8 0 0 0 0 16M5.25 7h5.5a1 1 0 1 1 0 2h-5.5a1 1 0 1 1 0-2"]));
export const PresenceDnd16Regular = ( /*#__PURE__*/createFluentIcon('PresenceDnd16Regular', "16", ["M5.25 7a1 1 0 0 0 0 2h5.5a1 1 0 1 0 0-2zM0 8a8 8 0 1 1 16 0A8 8 0 0 1 0 8m8-6a6 6 0 1 0 0 12A6 6 0 0 0 8 2"]));
export const PresenceDnd20Filled = ( /*#__PURE__*/createFluentIcon('PresenceDnd20Filled', "20", ["M10 20a10 10 0 1 0 0-20 10 10 0 0 0 0 20M7 9h6a1 1 0 1 1 0 2H7a1 1 0 1 1 0-2"]));
export const PresenceDnd20Regular = ( /*#__PURE__*/createFluentIcon('PresenceDnd20Regular', "20", ["M10 0a10 10 0 1 0 0 20 10 10 0 0 0 0-20M2 10a8 8 0 1 1 16 0 8 8 0 0 1-16 0m4 0a1 1 0 0 1 1-1h6a1 1 0 1 1 0 2H7a1 1 0 0 1-1-1"]));
