/** Where the operator's view lies. */
export const operatorPath = '/operator';
