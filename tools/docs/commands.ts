/** One script of package.json, as described in `docs/commands.md`. */
interface Command {
  /** Typical arguments of the script. */
  readonly usage?: string;
  /** Purpose of the script, in Markdown. */
  readonly description: string;
}

/**
 * All scripts of package.json by heading, in the order of the page, except scripts that npm runs before another
 * (`pretest`).
 */
export const commands: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  'Every day': {
    start: {
      description:
        'Installs the required packages, builds and starts everything, and prints the URL, the demo users, and how to stop.',
    },
    test: { description: 'Everything that CI runs. Installs a browser too if none is found.' },
    dev: {
      description:
        'Runs the product with hot reload, on port 5173 or `WEB_PORT`. `/playground` shows the samples of every component.',
    },
    check: { description: 'Types, lint, module boundaries, unused code and licenses.' },
    affected: {
      usage: '-- --base REF',
      description: 'Types, lint and the tests that a change can break; names the journeys that use a changed screen.',
    },
    unit: { usage: '-- packages/engine', description: 'Unit, view and screen tests whose path contains the text.' },
    e2e: { usage: '-- --grep TEXT', description: 'Journeys in a real browser.' },
    new: {
      usage: 'component|screen|operation|job NAME',
      description: 'Creates the folder with its tests, adds the entries in lists, and prints the next steps.',
    },
    i18n: {
      usage: '-- export LANG',
      description:
        'Writes every message into one file for translators (XLIFF or JSON); `import LANG FILE` imports the translations, `status` shows what is missing ([guide](guides/add-a-language.md)).',
    },
    docs: { description: 'Generates `docs/settings.md` and `docs/commands.md` from code.' },
    build: { description: 'Builds the web app for production.' },
    release: {
      usage: '-- --dry-run',
      description:
        'Creates a release of a commit with a tag like `v0.2.0`: runs the checks, builds, and writes an archive, its checksum and the notes to `release/` ([guide](guides/upgrade.md)). The dry run prints the notes.',
    },
  },
  'Parts of the checks': {
    'check:types': { description: 'Types of all packages.' },
    'check:lint': { description: 'Lint and formatting.' },
    'check:boundaries': { description: 'Module boundaries.' },
    'check:language': { description: 'Banned terms of the language guide; their number may only go down.' },
    'check:unused': { description: 'Unused files, exports and dependencies.' },
    'check:licenses': { description: 'Licenses of installed packages.' },
    simulation: { description: 'Sync with crashes, virtual time and seeded schedules.' },
    conformance: {
      description: 'The same cases against every implementation: components, and Graph in memory and on the server.',
    },
    processes: { description: 'Tests that start the server, PostgreSQL or the compiler as a process.' },
    measure: {
      usage: '-- --list',
      description:
        'Figures about the structure: modules, folders, JavaScript chunks, and the first download of each page. `--list` also lists what is counted.',
    },
    size: { description: 'Download size of each page, compared to its budget.' },
  },
  'Long-running tests': {
    sim: {
      usage: '-- --schedules 1000 --seed 1',
      description:
        'Random schedules on all cores: tabs, devices, crashes, power cuts, a bad network. Failures are shrunk and saved in `.cache/sim` for `--replay FILE`. `--gate` applies mutations and expects each to be found.',
    },
    mutants: {
      usage: '-- --count 40 --seed 1',
      description:
        'Mutation testing: applies small random code changes, one at a time, and lists those that no test finds.',
    },
    agreement: {
      usage: '-- --cases 10000 --seed 1',
      description: 'Random answers to random forms in Chromium: the server must find the same validation errors.',
    },
    corpus: {
      usage: '-- FOLDER',
      description:
        'Opens, renders, fills in, validates and prints form.io forms, and runs cases recorded from @formio/core.',
    },
    'corpus:live': { usage: '-- FILE', description: 'Publishes, answers and exports forms in a real browser.' },
    calculations: { description: "Compares calculations with form.io's client." },
    'every-component': { description: 'Fills in, submits and checks a form with every component in a real browser.' },
    'browser:kill': {
      description:
        'Kills, freezes and updates a real browser, and fills its storage, while a user fills in forms, adds photos and submits. About twenty minutes.',
    },
    'workspace:kill': {
      usage: '-- --seeds 10',
      description:
        'Kills three server processes on one database under load: every acknowledged change must be there exactly once.',
    },
    'deliveries:kill': { description: 'Kills server processes while they deliver webhook events and emails.' },
    'sources:offline': { description: 'Data sources on a device that goes offline.' },
    'image:try': {
      description:
        'Builds the container image and starts it on a read-only root file system, without a container runtime. Needs root, buildah and debootstrap.',
    },
    'private:walk': { description: 'Sets up and uses a private workspace in a real browser.' },
    'graph:fuzz': {
      usage: '-- --requests 20000 --seed 1',
      description: 'Malformed requests, generated for every Graph operation.',
    },
    'graph:live': { description: 'The Graph contract against a real tenant ([guide](guides/ask-a-real-tenant.md)).' },
    'microsoft:sign-in': { description: 'Signs in with Microsoft against a server that behaves like Entra.' },
    exports: {
      description:
        'Opens exports of submissions in other programs and compares the contents; measures exports of 50,000 submissions.',
    },
    'import:report': {
      description: 'Shows which properties are kept, changed and lost when forms of other products are imported.',
    },
    codes: { description: 'Reads barcodes from pictures.' },
  },
  Benchmarks: {
    bench: { description: 'Rendering and typing, compared with other form libraries.' },
    'bench:arriving': { description: 'First and later visits, compared with a minimal page.' },
    'bench:stranger': { description: "A first-time user's steps to a first response." },
    'bench:demonstration': { description: 'Time until the demo has its content.' },
    'bench:builder': { description: 'The form builder with large forms.' },
    'bench:submissions-table': { description: 'The submissions table with 50,000 rows.' },
    'bench:library': { description: 'The embedded document library.' },
    'bench:sync': { description: 'A sync of a large library.' },
    'bench:deliveries': { description: 'Webhooks and emails under load.' },
    'bench:pdf': { description: 'PDFs of large responses.' },
    'bench:scripts': { description: "Authors' code in the sandbox." },
    'bench:long-blocks': { description: 'Long tasks on the main thread.' },
    'bench:sources': { description: 'Large data sources.' },
    'bench:share-load': { description: 'Many people answering by share links.' },
    'bench:share-page': { description: 'First load of a share link.' },
    'bench:hostile': { description: 'Share links under attack by 200 hostile clients.' },
  },
  'Pictures and generated files': {
    shots: {
      usage: '-- ar phone forms',
      description:
        'Saves screenshots of every screen and state to `shots/`, in each language and look; with `axe`, also lists accessibility violations.',
    },
    golden: {
      description:
        'Updates the golden pictures of printed samples that look different. Review the pictures before you commit them.',
    },
    icons: {
      description:
        'Copies the icons in use from `@fluentui/react-icons` to `vendor/react-icons`. Run it after using an icon for the first time.',
    },
    'graph:metadata': {
      usage: '-- FILE --commit HASH',
      description:
        "Updates the extract of Microsoft's Graph metadata with which requests and responses are checked ([guide](guides/add-a-graph-operation.md)).",
    },
    templates: { description: 'Fills in the built-in templates and renders their PDFs for review.' },
    'teams:package': { description: 'Builds the app package for Microsoft Teams.' },
  },
  Operations: {
    register: {
      usage: '-- --url https://forms.example.com --dry-run',
      description:
        'Registers the app in Microsoft Entra, or prints the requests or a script ([guide](guides/run-on-microsoft-365.md)).',
    },
    'tenant-check': {
      usage: '-- --team NAME',
      description: 'Checks a tenant and prints a report for support ([guide](guides/check-your-tenant.md)).',
    },
    backup: {
      usage: 'make FOLDER',
      description:
        'Copies a running installation; `restore FOLDER` restores the copy into an empty one ([guide](guides/run-a-private-workspace.md)).',
    },
    bucket: { description: 'Creates the bucket that `S3_BUCKET` names, unless it exists.' },
    keys: {
      usage: 'rotate',
      description:
        'Rotates the keys for signing and encryption; `forget` deletes keys that are no longer needed. The server must be stopped ([record](decisions/0178-rotate-keys-while-the-server-is-stopped.md)).',
    },
    'workspace:token': {
      usage: 'MAIL',
      description:
        'Prints a token for the Graph API of the running server, for any other Graph client ([guide](guides/use-any-graph-client.md)).',
    },
    'workspace:tenant': {
      usage: '-- block DOMAIN',
      description:
        'Blocks or unblocks (`unblock`) the users of an organization. With Microsoft 365, use the tenant ID.',
    },
    'stripe:prices': { description: "Creates the plans' prices in Stripe ([guide](guides/sell-plans.md))." },
    'stripe:double': { description: 'A simulated Stripe on this machine, to try checkout.' },
    'stripe:check': {
      usage: '-- --openapi FILE --fixtures FILE',
      description: "Checks every request and response against copies of Stripe's OpenAPI description and examples.",
    },
  },
};
