import { type Captcha, CaptchaProvider } from '@tideform/components/kit/captcha/Captcha.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ConfiguredChoices } from '../../../choices/ConfiguredChoices.tsx';
import { type Config, loadConfig } from '../../../config.ts';
import { ConfiguredMaps } from '../../../maps/ConfiguredMaps.tsx';
import { deviceStorage } from '../../../ui/device-storage.ts';
import { proofOfStranger } from '../session/proof-of-stranger.ts';
import type { ShareWorld } from '../session/share-world.ts';

/** What fields of a form may ask for beside their answers: lists by address, maps, the proof of a person. */
export function AroundForm({ world, children }: { readonly world: ShareWorld; readonly children: ReactNode }) {
  const config = useConfig(world);
  const captcha = useMemo<Captcha>(() => ({ prove: proofOfStranger(world) }), [world]);
  return (
    <CaptchaProvider value={captcha}>
      <ConfiguredChoices origins={config?.choiceOrigins}>
        <ConfiguredMaps config={config?.maps}>{children}</ConfiguredMaps>
      </ConfiguredChoices>
    </CaptchaProvider>
  );
}

/** NOTE: without it there are no maps and no lists from elsewhere; the form is there all the same. */
function useConfig({ fetch }: ShareWorld): Config | undefined {
  const [config, setConfig] = useState<Config>();
  useEffect(() => {
    loadConfig({ fetch, storage: deviceStorage(), onOther: () => undefined }).then(setConfig, () => undefined);
  }, [fetch]);
  return config;
}
