import { onDemand } from '@tideform/components/kit/on-demand.tsx';

// Loaded on demand, because these dialogs are rarely opened. By then, the service worker has cached them, so they also
// work offline.
export const PublishDialog = onDemand(async () => (await import('./PublishDialog.tsx')).PublishDialog);
export const CopyFormDialog = onDemand(async () => (await import('./CopyFormDialog.tsx')).CopyFormDialog);
export const DeleteFormDialog = onDemand(async () => (await import('./DeleteFormDialog.tsx')).DeleteFormDialog);
export const DeleteResponseDialog = onDemand(
  async () => (await import('./DeleteResponseDialog.tsx')).DeleteResponseDialog,
);
export const DiscardEditDialog = onDemand(async () => (await import('./DiscardEditDialog.tsx')).DiscardEditDialog);
export const DraftFormNotice = onDemand(async () => (await import('./DraftFormNotice.tsx')).DraftFormNotice);
export const ConfirmDialog = onDemand(async () => (await import('../ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog);
export const ShareDialog = onDemand(async () => (await import('./share/ShareDialog.tsx')).ShareDialog);
export const SupportDialog = onDemand(async () => (await import('./support/SupportDialog.tsx')).SupportDialog);
