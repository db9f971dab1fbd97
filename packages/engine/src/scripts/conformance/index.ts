export { type HostCase, playCase } from './host-case.ts';
export { hostCases, hungCases } from './host-cases.ts';
