/** One script of package.json, as described in `docs/commands.md`. */
interface Command {
  /** Typical arguments. */
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
        'Installs what is needed, builds and starts everything; prints the address, who can sign in, and how to stop.',
    },
    test: { description: 'Everything that CI runs. Installs a browser too if none is found.' },
    dev: {
      description:
        'The same server with hot reload, on port 5173 or `WEB_PORT`. `/playground` shows the samples of every component.',
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
      description: 'Creates the folder, its tests and the lines in the lists, and says what comes next.',
    },
    i18n: {
      usage: '-- export LANG',
      description:
        'Writes every message into one file for translators (XLIFF or JSON); `import LANG FILE` puts it back, `status` shows what is missing ([guide](guides/add-a-language.md)).',
    },
    docs: { description: 'Writes `docs/settings.md` and `docs/commands.md` from the code that reads them.' },
    build: { description: 'Builds the web app for production.' },
    release: {
      usage: '-- --dry-run',
      description:
        'Makes a release of a commit with a tag like `v0.2.0`: checks, builds, and writes an archive, its checksum and the notes to `release/` ([guide](guides/upgrade.md)). The dry run prints the notes.',
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
    size: { description: 'Sizes of what each page loads, against their budgets.' },
  },
  'Long-running tests': {
    sim: {
      usage: '-- --schedules 1000 --seed 1',
      description:
        'Random schedules on all cores: tabs, devices, crashes, power cuts, a bad network. Failures are reduced and kept in `.cache/sim` for `--replay FILE`. `--gate` plants bugs and expects each to be found.',
    },
    mutants: {
      usage: '-- --count 40 --seed 1',
      description: 'Plants small random bugs in the product, one at a time, and names those that no test finds.',
    },
    agreement: {
      usage: '-- --cases 10000 --seed 1',
      description: 'Random answers to random forms in Chromium: the server must find the same validation errors.',
    },
    corpus: {
      usage: '-- FOLDER',
      description:
        'Opens, draws, fills in, validates and prints form.io forms, and runs cases recorded from @formio/core.',
    },
    'corpus:live': { usage: '-- FILE', description: 'Takes forms the whole way in a real browser.' },
    calculations: { description: 'Compares calculations with a second implementation.' },
    'every-component': { description: 'Takes a form with every component the whole way in a real browser.' },
    'browser:kill': {
      description:
        'A real browser, killed, frozen, filled up and updated while a person fills in, adds photos and submits. About twenty minutes.',
    },
    'workspace:kill': {
      usage: '-- --seeds 10',
      description:
        'Three server processes on one database, killed under load: what was acknowledged must be there, once.',
    },
    'deliveries:kill': { description: 'Server processes killed while they deliver webhooks and emails.' },
    'sources:offline': { description: 'Data sources on a device that goes offline.' },
    'image:try': {
      description:
        'Builds the container image and starts it on a read-only root file system, without a container runtime. Needs root, buildah and debootstrap.',
    },
    'private:walk': { description: 'Sets up and uses a private workspace in a real browser.' },
    'graph:fuzz': {
      usage: '-- --requests 20000 --seed 1',
      description: 'Bad requests made from the table of Graph operations.',
    },
    'graph:live': { description: 'The Graph contract against a real tenant ([guide](guides/ask-a-real-tenant.md)).' },
    'microsoft:sign-in': { description: 'Signs in with Microsoft against a server that behaves like Entra.' },
    exports: {
      description:
        'Opens exports of submissions in other programs and compares what they read; writes 50,000 submissions of each and measures it.',
    },
    'import:report': { description: 'What is kept, changed and lost when forms of other products are imported.' },
    codes: { description: 'Reads barcodes from pictures.' },
  },
  Benchmarks: {
    bench: { description: 'Rendering and typing beside other form products.' },
    'bench:arriving': { description: 'First visit and return, beside a bare page.' },
    'bench:stranger': { description: "A newcomer's way to a first response." },
    'bench:demonstration': { description: 'When the demonstration has its content.' },
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
        'Pictures of every screen and state in `shots/`, in each language and look; with `axe`, accessibility faults too.',
    },
    golden: {
      description:
        'Renews the golden pictures of printed samples that look different. Look at them before you commit them.',
    },
    icons: {
      description:
        'Copies the icons in use from `@fluentui/react-icons` to `vendor/react-icons`. Run it after using an icon for the first time.',
    },
    'graph:metadata': {
      usage: '-- FILE --commit HASH',
      description:
        "Renews the extract of Microsoft's metadata of Graph that requests and responses are checked against ([guide](guides/add-a-graph-operation.md)).",
    },
    templates: { description: 'Builds the files of the template gallery.' },
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
        'Rotates the keys that sign and encrypt; `forget` drops those that are no longer needed. The server must be stopped ([record](decisions/0178-rotate-keys-while-the-server-is-stopped.md)).',
    },
    'workspace:token': {
      usage: 'MAIL',
      description:
        'A token for the Graph of the running server, for any other Graph client ([guide](guides/use-any-graph-client.md)).',
    },
    'workspace:tenant': {
      usage: '-- block DOMAIN',
      description: 'Blocks the people of an organization, or `unblock`s them. With Microsoft 365, give the tenant ID.',
    },
    'stripe:prices': { description: "Creates the plans' prices in Stripe ([guide](guides/sell-plans.md))." },
    'stripe:double': { description: 'A simulated Stripe on this machine, to try checkout.' },
    'stripe:check': {
      usage: '-- --openapi FILE --fixtures FILE',
      description: "Checks every request and reply against copies of Stripe's OpenAPI description and its examples.",
    },
  },
};
