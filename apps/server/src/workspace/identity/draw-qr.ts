import { encode } from 'uqr';
import { type Html, html } from '../../pages/html.ts';

/**
 * Renders a QR code as SVG, dark on light in every theme.
 * @param label accessible name of the image
 */
export function drawQr(text: string, label: string): Html {
  const { size, data } = encode(text, { ecc: 'M', border: 3 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return html`<svg class="qr" role="img" aria-label="${label}" viewBox="0 0 ${size} ${size}" width="200" height="200" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="#000" d="${dark}"/></svg>`;
}
