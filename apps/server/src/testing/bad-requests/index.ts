export { openTarget } from './open-target.ts';
export { runBadRequests } from './run-bad-requests.ts';
