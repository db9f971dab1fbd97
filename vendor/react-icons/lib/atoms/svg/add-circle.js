import { createFluentIcon } from '../../utils/createFluentIcon.js';
export const AddCircle20Regular = ( /*#__PURE__*/createFluentIcon('AddCircle20Regular', "20", ["M6 10c0-.28.22-.5.5-.5h3v-3a.5.5 0 0 1 1 0v3h3a.5.5 0 0 1 0 1h-3v3a.5.5 0 0 1-1 0v-3h-3A.5.5 0 0 1 6 10m4 8a8 8 0 1 0 0-16 8 8 0 0 0 0 16m0-1a7 7 0 1 1 0-14 7 7 0 0 1 0 14"]));
