import { type Captcha, CaptchaProvider } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ChoicesConfigProvider } from '../../../choices/ChoicesConfigProvider.tsx';
import { type Config, loadConfig } from '../../../config.ts';
import { MapsConfigProvider } from '../../../maps/MapsConfigProvider.tsx';
import { getDeviceStorage } from '../../../ui/device-storage.ts';
import { createShareWorkProof } from '../session/create-share-work-proof.ts';
import type { ShareContext } from '../session/share-context.ts';

/** Context providers for fields of the form: external lists, maps and captcha. */
export function FormProviders({ context, children }: { readonly context: ShareContext; readonly children: ReactNode }) {
  const config = useConfig(context);
  const captcha = useMemo<Captcha>(() => ({ prove: createShareWorkProof(context) }), [context]);
  return (
    <CaptchaProvider value={captcha}>
      <ChoicesConfigProvider origins={config?.choiceOrigins}>
        <MapsConfigProvider config={config?.maps}>{children}</MapsConfigProvider>
      </ChoicesConfigProvider>
    </CaptchaProvider>
  );
}

/** NOTE: if loading the configuration fails, maps and external lists are unavailable, but the form works. */
function useConfig({ fetch }: ShareContext): Config | undefined {
  const [config, setConfig] = useState<Config>();
  useEffect(() => {
    loadConfig({ fetch, storage: getDeviceStorage(), onChanged: () => undefined }).then(setConfig, () => undefined);
  }, [fetch]);
  return config;
}
