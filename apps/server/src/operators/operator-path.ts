/** Path of the operator view. */
export const operatorPath = '/operator';
