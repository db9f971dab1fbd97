import { type Captcha, CaptchaProvider } from '@tideform/components/kit/captcha/Captcha.tsx';
import type { FileStore } from '@tideform/components/kit/FileStore.tsx';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { createProofOfWorkProver } from '../../../captcha/create-proof-of-work-prover.ts';
import { ChoicesConfigProvider } from '../../../choices/ChoicesConfigProvider.tsx';
import { type Config, loadConfig } from '../../../config.ts';
import { MapsConfigProvider } from '../../../maps/MapsConfigProvider.tsx';
import { getDeviceStorage } from '../../../ui/browser/device-storage.ts';
import { createShareApi } from '../session/share-client.ts';
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

/** Solves the captcha's proof of work in the browser. */
const createShareWorkProof = (context: Pick<ShareContext, 'fetch'>): Captcha['prove'] =>
  createProofOfWorkProver(createShareApi(context));

/**
 * Creates the file store of one response, which keeps files in this browser until they're sent.
 *
 * @param save saves the answers that refer to the files
 */
export function createFileStore(
  { store, uuid }: Pick<ShareContext, 'store' | 'uuid'>,
  owner: string,
  save: () => Promise<void>,
): FileStore {
  return {
    async add(picked) {
      const { name, type } = picked;
      // Copies the content, because the picked file may change or disappear.
      const content = new Blob([await picked.arrayBuffer()], { type });
      const id = uuid();
      await store.putFile({ id, owner, name, type, content });
      return { id, name, originalName: name, size: content.size, type, url: '', storage: 'indexeddb' };
    },
    saved: save,
    async read({ id }) {
      const file = await store.file(id);
      if (file?.owner !== owner) throw new Error('The file doesn’t exist on this device');
      return file.content;
    },
  };
}
