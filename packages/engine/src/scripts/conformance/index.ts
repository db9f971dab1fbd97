export { type HostCase, runCase } from './host-case.ts';
export { hangingCases, hostCases } from './host-cases.ts';
