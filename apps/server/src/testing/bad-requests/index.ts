export { runBadRequests } from './run-bad-requests.ts';
export { startTarget } from './start-target.ts';
