import { Toaster } from '@fluentui/react-components';
import { useState } from 'react';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import type { Config } from './config.ts';
import { SyncProvider } from './data/SyncProvider.tsx';
import { routes } from './routes.tsx';
import { HeldUpPage } from './shell/errors/HeldUpPage.tsx';
import { FrameBones } from './shell/frame/FrameBones.tsx';
import { FocusWatch } from './ui/FocusWatch.tsx';
import { toasterId } from './ui/useTell.ts';

/** Above the bar at the foot of a form: what lasts as long as an upload must not lie on 'Submit'. */
const toastPlace = { vertical: 76, horizontal: 20 };

/** The app for a person it knows: local data and sync, then the screens. */
export function SignedIn({ config }: { readonly config: Config }) {
  const [router] = useState(() => createBrowserRouter(routes));
  return (
    <>
      <FocusWatch />
      {/* Before the screens: what one tells as it is drawn is heard. */}
      <Toaster toasterId={toasterId} position="bottom-end" offset={toastPlace} />
      <SyncProvider config={config} waiting={<FrameBones />} blocked={<HeldUpPage />}>
        <RouterProvider router={router} />
      </SyncProvider>
    </>
  );
}
