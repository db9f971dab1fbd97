export { PendingSubmission } from './PendingSubmission.tsx';
export { ViewSubmission } from './ViewSubmission.tsx';
