import { MapsProvider } from '@tideform/components/kit/maps/Maps.tsx';
import type { Maps } from '@tideform/components/kit/maps/maps.ts';
import { type ReactNode, useEffect, useState } from 'react';
import type { MapsConfig } from '../config.ts';

/**
 * Provides forms with the maps that the operator configured. Without maps, and until they are loaded, locations are
 * shown as coordinates.
 */
export function MapsConfigProvider(props: { readonly config: MapsConfig | undefined; readonly children: ReactNode }) {
  const { config } = props;
  const [maps, setMaps] = useState<Maps>();
  useEffect(() => {
    if (!config) return;
    import('./create-maps.ts').then(
      ({ createMaps: mapsOf }) => setMaps(mapsOf(config, (...args) => fetch(...args))),
      // If the maps can't be loaded, locations are shown as coordinates.
      () => undefined,
    );
  }, [config]);
  return <MapsProvider value={maps}>{props.children}</MapsProvider>;
}
