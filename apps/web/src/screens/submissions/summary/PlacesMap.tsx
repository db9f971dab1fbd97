import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { useMaps } from '@tideform/components/kit/maps/Maps.tsx';
import { getVisibleTiles, MAX_ZOOM, projectToPixels, TILE_PX } from '@tideform/components/kit/maps/mercator.ts';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { LocationCounts } from '@tideform/submission-views';
import { useState } from 'react';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { clusterPlaces, fitMapSection, type MapSection } from './cluster-places.ts';
import { summaryMessages } from './summary.messages.ts';

const heightPx = 300;
/** Width of the card; wider content is cut off at both sides. */
const widthPx = 640;

/** Map of answered places. A click on one place filters by it; a click on a cluster zooms in. */
export function PlacesMap(props: {
  readonly label: string;
  readonly spots: LocationCounts['locations'];
  readonly onPlace: (label: string) => void;
}) {
  const messages = useMessages(summaryMessages);
  const styles = useMapStyles();
  const { locale } = useLocale();
  const maps = useMaps();
  const { label, spots, onPlace } = props;
  const [chosen, setChosen] = useState<MapSection>();
  const tiles = useLoaded(maps?.tiles && locale, async () => maps?.tiles?.('roadmap', locale));
  if (!maps?.tiles || spots.length === 0) return null;
  const section = chosen ?? fitMapSection(spots, widthPx / 2, heightPx);
  const addressOf = tiles.value;
  return (
    <section aria-label={messages.map({ column: label })} className={styles.map} style={{ height: heightPx }}>
      <div className={styles.middle}>
        {addressOf &&
          getVisibleTiles(projectToPixels(section.center, section.zoom), section.zoom, 2 * widthPx, heightPx).map(
            ({ key, tile, x, y }) => (
              <img
                key={key}
                src={addressOf(tile)}
                alt=""
                className={styles.tile}
                style={{ left: x - widthPx, top: y - heightPx / 2, width: TILE_PX, height: TILE_PX }}
              />
            ),
          )}
        {clusterPlaces(spots, section).map(({ x, y, count, label: place, latitude, longitude }) => {
          const name =
            place === undefined ? messages.spots({ count }) : messages.spot({ label: place, count: `${count}` });
          return (
            <button
              key={`${x} ${y}`}
              type="button"
              className={styles.spot}
              style={{ left: x, top: y }}
              title={name}
              aria-label={name}
              onClick={() =>
                place === undefined
                  ? setChosen({ center: { latitude, longitude }, zoom: Math.min(MAX_ZOOM, section.zoom + 2) })
                  : onPlace(place)
              }
            >
              {count}
            </button>
          );
        })}
      </div>
      {chosen && (
        <Button size="small" className={styles.whole} onClick={() => setChosen(undefined)}>
          {messages.wholeMap}
        </Button>
      )}
      <span className={styles.attribution}>{maps.attribution}</span>
    </section>
  );
}

const useMapStyles = makeStyles({
  map: {
    position: 'relative',
    direction: 'ltr',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground4,
  },
  middle: { position: 'absolute', insetInlineStart: '50%', top: '50%' },
  tile: { position: 'absolute', maxWidth: 'none', pointerEvents: 'none' },
  spot: {
    ...typographyStyles.caption1Strong,
    position: 'absolute',
    transform: 'translate(-50%, -50%)',
    minWidth: '28px',
    height: '28px',
    paddingInline: tokens.spacingHorizontalXS,
    borderRadius: tokens.borderRadiusCircular,
    border: `2px solid ${tokens.colorNeutralForegroundOnBrand}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    boxShadow: tokens.shadow4,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px', zIndex: 1 },
  },
  whole: { position: 'absolute', top: tokens.spacingVerticalS, insetInlineEnd: tokens.spacingHorizontalS },
  attribution: {
    ...typographyStyles.caption2,
    position: 'absolute',
    insetInlineEnd: 0,
    bottom: 0,
    paddingInline: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});
