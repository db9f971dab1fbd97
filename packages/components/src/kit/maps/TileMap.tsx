import { Button, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { ZoomIn20Regular, ZoomOut20Regular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { MapPin } from './MapPin.tsx';
import { mapsMessages } from './maps.messages.ts';
import type { GeoPoint, Maps, MapTile, MapType } from './maps.ts';
import {
  getVisibleTiles,
  MAX_ZOOM,
  type PixelPoint,
  projectToPixels,
  TILE_PX,
  unprojectFromPixels,
} from './mercator.ts';

const useStyles = makeStyles({
  map: {
    position: 'relative',
    direction: 'ltr',
    overflow: 'hidden',
    borderRadius: tokens.borderRadiusMedium,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground4,
    touchAction: 'none',
    userSelect: 'none',
  },
  still: { touchAction: 'auto' },
  tile: { position: 'absolute', width: `${TILE_PX}px`, height: `${TILE_PX}px`, pointerEvents: 'none' },
  tools: {
    position: 'absolute',
    top: tokens.spacingVerticalS,
    right: tokens.spacingHorizontalS,
    display: 'flex',
    flexDirection: 'column',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow4,
  },
  tool: { minWidth: '32px', '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  attribution: {
    ...typographyStyles.caption2,
    position: 'absolute',
    right: 0,
    bottom: 0,
    paddingInline: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground2,
    backgroundColor: tokens.colorNeutralBackground1,
  },
});

interface TileMapProps {
  readonly maps: Maps;
  readonly type: MapType;
  readonly label: string;
  readonly point: GeoPoint | undefined;
  /** Center of the map if no point is selected. */
  readonly start: GeoPoint;
  readonly zoom: number;
  readonly height: number;
  readonly isDisabled: boolean;
  readonly onPoint: (point: GeoPoint) => void;
  readonly onZoom: (zoom: number) => void;
}

/** Map that can be dragged, and clicked to choose a location. Keyboard users type the location instead. */
export function TileMap(map: TileMapProps) {
  const { point, start, zoom, height, isDisabled } = map;
  const styles = useStyles();
  const messages = useMessages(mapsMessages);
  const frame = useRef<HTMLElement>(null);
  const width = useElementWidth(frame);
  const getTileUrl = useTileUrl(map);
  const at = point ?? start;
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another place comes to the middle
  useEffect(() => setMoved({ x: 0, y: 0 }), [at.latitude, at.longitude, zoom]);
  const spot = projectToPixels(at, zoom);
  const middle = { x: spot.x - moved.x, y: spot.y - moved.y };
  const drag = useMapDrag(moved, setMoved, (x, y) => {
    const box = frame.current!.getBoundingClientRect();
    map.onPoint(
      unprojectFromPixels(
        { x: middle.x + x - box.left - box.width / 2, y: middle.y + y - box.top - box.height / 2 },
        zoom,
      ),
    );
  });
  const zoomBy = (by: number) => map.onZoom(Math.max(0, Math.min(MAX_ZOOM, zoom + by)));
  return (
    <section
      ref={frame}
      aria-label={map.label}
      className={`${styles.map} ${isDisabled ? styles.still : ''}`}
      style={{ height }}
      {...(!isDisabled && drag)}
    >
      {getTileUrl &&
        getVisibleTiles(middle, zoom, width, height).map(({ key, tile, x, y }) => (
          <img
            key={key}
            src={getTileUrl(tile)}
            alt=""
            draggable={false}
            className={styles.tile}
            style={{ left: x, top: y }}
          />
        ))}
      {point && <MapPin {...moved} />}
      {!isDisabled && (
        <div className={styles.tools} onPointerDown={(event) => event.stopPropagation()}>
          <Button
            appearance="subtle"
            className={styles.tool}
            icon={<ZoomIn20Regular />}
            aria-label={messages.zoomIn}
            onClick={() => zoomBy(1)}
          />
          <Button
            appearance="subtle"
            className={styles.tool}
            icon={<ZoomOut20Regular />}
            aria-label={messages.zoomOut}
            onClick={() => zoomBy(-1)}
          />
        </div>
      )}
      <span className={styles.attribution}>{map.maps.attribution}</span>
    </section>
  );
}

/** Loads the function that builds the URLs of the provider's tiles. */
function useTileUrl({ maps, type }: TileMapProps): ((tile: MapTile) => string) | undefined {
  const { locale } = useLocale();
  const [addressOf, setAddressOf] = useState<(tile: MapTile) => string>();
  useEffect(() => {
    let isUnmounted = false;
    maps.tiles?.(type, locale).then(
      (of) => !isUnmounted && setAddressOf(() => of),
      () => undefined,
    );
    return () => {
      isUnmounted = true;
    };
  }, [maps, type, locale]);
  return addressOf;
}

function useElementWidth(frame: { readonly current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!frame.current) return;
    setWidth(frame.current.clientWidth);
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width));
    watch.observe(frame.current);
    return () => watch.disconnect();
  }, [frame]);
  return width;
}

const CLICK_TOLERANCE_PX = 4;

/** Returns handlers for dragging the map. A press without movement chooses a point. */
function useMapDrag(moved: PixelPoint, onMove: (moved: PixelPoint) => void, onPress: (x: number, y: number) => void) {
  const from = useRef<{ readonly x: number; readonly y: number; readonly moved: PixelPoint; isFar: boolean }>(
    undefined,
  );
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      from.current = { x: event.clientX, y: event.clientY, moved, isFar: false };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove(event: PointerEvent) {
      const start = from.current;
      if (!start) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      start.isFar ||= Math.hypot(x, y) > CLICK_TOLERANCE_PX;
      if (start.isFar) onMove({ x: start.moved.x + x, y: start.moved.y + y });
    },
    onPointerUp(event: PointerEvent) {
      if (from.current && !from.current.isFar) onPress(event.clientX, event.clientY);
      from.current = undefined;
    },
    onPointerCancel() {
      from.current = undefined;
    },
  };
}
