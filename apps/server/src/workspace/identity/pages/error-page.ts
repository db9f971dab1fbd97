import { html } from './html.ts';
import { page } from './page.ts';

/** Says what went wrong in the sign-in. A session that is over is no fault: the page offers to start again. */
export function errorPage(detail: string, isOver: boolean): string {
  return page(
    { title: isOver ? 'This sign-in is over' : 'Unable to sign in' },
    html`<p>${isOver ? 'It was finished in another tab, or it took too long.' : 'The app asked for something that the sign-in cannot give.'}</p>
<p class="detail">${detail}</p>
<p><a href="/">Back to Tideform</a></p>`,
  );
}
