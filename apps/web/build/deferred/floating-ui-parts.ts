export { arrow, computePosition, detectOverflow, flip, hide, limitShift, offset, shift, size } from '@floating-ui/dom';
