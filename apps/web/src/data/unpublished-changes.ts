export { hasUnpublishedChanges } from '@tideform/sync';
