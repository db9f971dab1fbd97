import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';

/** Less than half of the palette's tint on the card's own colour: tells forms apart without shouting. */
const soft = (color: string): string => `color-mix(in srgb, ${color} 44%, ${tokens.colorNeutralBackground1})`;

const useStyles = makeStyles({
  tile: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderRadius: tokens.borderRadiusLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
  },
  small: {
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusMedium,
    '& svg': { width: '20px', height: '20px' },
  },
  large: { width: '40px', height: '40px', '& svg': { width: '24px', height: '24px' } },
  brand: { backgroundColor: tokens.colorBrandBackground2, color: tokens.colorBrandForeground2 },
  marigold: {
    backgroundColor: soft(tokens.colorPaletteMarigoldBackground2),
    color: tokens.colorPaletteMarigoldForeground2,
  },
  cranberry: {
    backgroundColor: soft(tokens.colorPaletteCranberryBackground2),
    color: tokens.colorPaletteCranberryForeground2,
  },
  blue: { backgroundColor: soft(tokens.colorPaletteBlueBackground2), color: tokens.colorPaletteBlueForeground2 },
  grape: { backgroundColor: soft(tokens.colorPaletteGrapeBackground2), color: tokens.colorPaletteGrapeForeground2 },
  forest: { backgroundColor: soft(tokens.colorPaletteForestBackground2), color: tokens.colorPaletteForestForeground2 },
  steel: { backgroundColor: soft(tokens.colorPaletteSteelBackground2), color: tokens.colorPaletteSteelForeground2 },
});

const tints = ['brand', 'marigold', 'blue', 'grape', 'forest', 'cranberry', 'steel'] as const;
export type Tint = (typeof tints)[number];

/** The same tint for the same id, everywhere and always. */
export function tintOf(id: string): Tint {
  let sum = 0;
  for (const character of id) sum = (sum * 31 + character.charCodeAt(0)) >>> 0;
  return tints[sum % tints.length]!;
}

/** An icon on a tint. 40 px on cards, 32 px in headers. Decoration: the name stands beside it. */
export function IconTile(props: { readonly icon: ReactNode; readonly tint?: Tint; readonly size?: 'small' | 'large' }) {
  const styles = useStyles();
  const { icon, tint = 'brand', size = 'large' } = props;
  return (
    <span aria-hidden="true" className={mergeClasses(styles.tile, styles[size], styles[tint])}>
      {icon}
    </span>
  );
}
