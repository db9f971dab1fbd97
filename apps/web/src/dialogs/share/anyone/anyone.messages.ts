import { memberMessages } from '@tideform/i18n';

/** Messages for builders about share links for anyone. */
export const anyoneMessages = memberMessages({
  text: {
    en: 'Anyone with the link can respond without signing in. Responses are saved using the account of the person who created the link.',
    de: 'Alle mit dem Link können ohne Anmeldung antworten. Die Antworten werden mit dem Konto der Person gespeichert, die den Link erstellt hat.',
    fr: 'Toute personne disposant du lien peut répondre sans se connecter. Les réponses sont enregistrées à l’aide du compte de la personne qui a créé le lien.',
  },
  create: { en: 'Create link', de: 'Link erstellen', fr: 'Créer un lien' },
  /** Shown before the user is asked to connect their account. */
  whyAccount: {
    en: 'Respondents don’t sign in. Their submissions are saved in this team’s library using your account, so the link works only as long as you have permission.',
    de: 'Teilnehmende melden sich nicht an. Ihre Einsendungen werden mit Ihrem Konto in der Bibliothek dieses Teams gespeichert. Der Link funktioniert deshalb nur, solange Sie die Berechtigung haben.',
    fr: 'Les répondants ne se connectent pas. Leurs soumissions sont enregistrées dans la bibliothèque de cette équipe à l’aide de votre compte. Le lien fonctionne donc uniquement tant que vous en avez l’autorisation.',
  },
  none: { en: 'No links yet', de: 'Noch keine Links', fr: 'Aucun lien pour l’instant' },
  noneText: {
    en: 'Create a link so people outside the team can respond.',
    de: 'Erstellen Sie einen Link, damit Personen außerhalb des Teams antworten können.',
    fr: 'Créez un lien pour que les personnes extérieures à l’équipe puissent répondre.',
  },
  notSupported: {
    title: {
      en: '{count, plural, one {Respondents won’t see one part of this form} other {Respondents won’t see # parts of this form}}',
      de: '{count, plural, one {Teilnehmende sehen einen Teil dieses Formulars nicht} other {Teilnehmende sehen # Teile dieses Formulars nicht}}',
      fr: '{count, plural, one {Les répondants ne verront pas une partie de ce formulaire} many {Les répondants ne verront pas # de parties de ce formulaire} other {Les répondants ne verront pas # parties de ce formulaire}}',
    },
    people: {
      en: 'User components are not supported',
      de: 'Benutzer-Komponenten werden nicht unterstützt',
      fr: 'Les composants Utilisateur ne sont pas pris en charge',
    },
    data: {
      en: 'Sharepoint Data components are not supported',
      de: 'Sharepoint-Daten-Komponenten werden nicht unterstützt',
      fr: 'Les composants Sélection SharePoint ne sont pas pris en charge',
    },
    source: {
      en: 'Datasources are not supported',
      de: 'Datenquellen werden nicht unterstützt',
      fr: 'Les sources de données ne sont pas prises en charge',
    },
    named: { en: '{warning}: {fields}', de: '{warning}: {fields}', fr: '{warning} : {fields}' },
  },
  confidential: {
    en: 'Responses to this form are confidential. Ask a team owner to create a link.',
    de: 'Die Antworten auf dieses Formular sind vertraulich. Bitten Sie einen Teambesitzer, einen Link zu erstellen.',
    fr: 'Les réponses à ce formulaire sont confidentielles. Demandez à un propriétaire de l’équipe de créer un lien.',
  },
  links: { en: 'Links', de: 'Links', fr: 'Liens' },
  unnamed: { en: 'Link', de: 'Link', fr: 'Lien' },
  states: {
    open: { en: 'Active', de: 'Aktiv', fr: 'Actif' },
    'not-open-yet': { en: 'Not open yet', de: 'Noch nicht geöffnet', fr: 'Pas encore ouvert' },
    closed: { en: 'Closed', de: 'Geschlossen', fr: 'Fermé' },
    full: { en: 'Full', de: 'Voll', fr: 'Complet' },
    unauthorized: { en: 'Expired', de: 'Abgelaufen', fr: 'Expiré' },
  },
  made: { en: '{name}, {day}', de: '{name}, {day}', fr: '{name}, {day}' },
  authorizedBy: { en: '{name}’s account', de: 'Konto von {name}', fr: 'compte : {name}' },
  submissions: {
    en: '{count, plural, one {# submission} other {# submissions}}',
    de: '{count, plural, one {# Einsendung} other {# Einsendungen}}',
    fr: '{count, plural, one {# soumission} many {# de soumissions} other {# soumissions}}',
  },
  opened: {
    en: '{count, plural, one {opened once} other {opened # times}}',
    de: '{count, plural, one {einmal geöffnet} other {#-mal geöffnet}}',
    fr: '{count, plural, one {ouvert # fois} many {ouvert # de fois} other {ouvert # fois}}',
  },
  waiting: {
    en: '{count, plural, one {# submission waiting to be saved} other {# submissions waiting to be saved}}',
    de: '{count, plural, one {# Einsendung wartet auf das Speichern} other {# Einsendungen warten auf das Speichern}}',
    fr: '{count, plural, one {# soumission en attente d’enregistrement} many {# de soumissions en attente d’enregistrement} other {# soumissions en attente d’enregistrement}}',
  },
  oncePerDevice: { en: 'one response per device', de: 'eine Antwort pro Gerät', fr: 'une réponse par appareil' },
  embedded: {
    en: '{count, plural, one {embedded on one site} other {embedded on # sites}}',
    de: '{count, plural, one {auf einer Website eingebettet} other {auf # Websites eingebettet}}',
    fr: '{count, plural, one {incorporé sur # site} many {incorporé sur # de sites} other {incorporé sur # sites}}',
  },
  withPassword: { en: 'password required', de: 'Passwort erforderlich', fr: 'mot de passe requis' },
  expired: {
    en: 'The authorization has expired or was revoked. Until you authorize again, respondents are asked to come back later.',
    de: 'Die Autorisierung ist abgelaufen oder wurde widerrufen. Bis Sie erneut autorisieren, werden Teilnehmende gebeten, später wiederzukommen.',
    fr: 'L’autorisation a expiré ou a été révoquée. Tant que vous ne l’aurez pas renouvelée, les répondants seront invités à revenir plus tard.',
  },
  reauthorise: { en: 'Authorize again', de: 'Erneut autorisieren', fr: 'Autoriser à nouveau' },
  posters: { en: 'QR code and embed code', de: 'QR-Code und Einbettungscode', fr: 'Code QR et code d’incorporation' },
  embedHint: {
    en: 'Add the website to the link’s settings first. The frame adjusts to the height of the form.',
    de: 'Fügen Sie die Website zuerst in den Einstellungen des Links hinzu. Der Rahmen passt sich der Höhe des Formulars an.',
    fr: 'Ajoutez d’abord le site web dans les paramètres du lien. Le cadre s’adapte à la hauteur du formulaire.',
  },
  settings: { en: 'Settings', de: 'Einstellungen', fr: 'Paramètres' },
  deleteTitle: { en: 'Delete this link?', de: 'Diesen Link löschen?', fr: 'Supprimer ce lien ?' },
  deleteText: {
    en: 'People will no longer be able to respond with this link. Existing submissions are kept.',
    de: 'Über diesen Link kann dann niemand mehr antworten. Vorhandene Einsendungen bleiben erhalten.',
    fr: 'Il ne sera plus possible de répondre à l’aide de ce lien. Les soumissions existantes sont conservées.',
  },
  form: {
    newTitle: { en: 'New link', de: 'Neuer Link', fr: 'Nouveau lien' },
    title: { en: 'Link settings', de: 'Linkeinstellungen', fr: 'Paramètres du lien' },
    name: { en: 'Name', de: 'Name', fr: 'Nom' },
    nameHint: {
      en: 'Only visible to you and your team.',
      de: 'Nur für Sie und Ihr Team sichtbar.',
      fr: 'Visible uniquement par vous et votre équipe.',
    },
    once: { en: 'One response per device', de: 'Eine Antwort pro Gerät', fr: 'Une réponse par appareil' },
    onceHint: {
      en: 'The browser remembers that someone responded. This prevents accidental duplicates but not deliberate ones.',
      de: 'Der Browser merkt sich, dass jemand geantwortet hat. Das verhindert versehentliche Mehrfachantworten, aber keine absichtlichen.',
      fr: 'Le navigateur retient qu’une personne a répondu. Cela évite les doublons accidentels, mais pas les doublons volontaires.',
    },
    password: { en: 'Require a password', de: 'Passwort anfordern', fr: 'Exiger un mot de passe' },
    passwordLabel: { en: 'Password', de: 'Passwort', fr: 'Mot de passe' },
    passwordKept: {
      en: 'Leave blank to keep the current password.',
      de: 'Lassen Sie das Feld leer, um das aktuelle Passwort beizubehalten.',
      fr: 'Laissez ce champ vide pour conserver le mot de passe actuel.',
    },
    closingText: {
      en: 'Message when the link is closed',
      de: 'Nachricht, wenn der Link geschlossen ist',
      fr: 'Message lorsque le lien est fermé',
    },
    closingHint: {
      en: 'Shown instead of “This form is no longer available”.',
      de: 'Wird anstelle von „Dieses Formular ist nicht mehr verfügbar“ angezeigt.',
      fr: 'Affiché à la place de « Ce formulaire n’est plus disponible ».',
    },
    embed: {
      en: 'Websites that can embed the form',
      de: 'Websites, die das Formular einbetten können',
      fr: 'Sites web pouvant incorporer le formulaire',
    },
    embedHint: {
      en: 'One per line, such as https://www.example.org',
      de: 'Eine pro Zeile, etwa https://www.example.org',
      fr: 'Un par ligne, par exemple https://www.example.org',
    },
    save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  },
  problems: {
    'closes-before-it-opens': {
      en: 'The link must close after it opens.',
      de: 'Der Link muss nach dem Öffnen geschlossen werden.',
      fr: 'La fermeture du lien doit être postérieure à son ouverture.',
    },
    password: {
      en: 'Enter at least four characters.',
      de: 'Geben Sie mindestens vier Zeichen ein.',
      fr: 'Entrez au moins quatre caractères.',
    },
    embed: {
      en: '“{line}” isn’t a website address, such as https://www.example.org.',
      de: '„{line}“ ist keine Websiteadresse wie https://www.example.org.',
      fr: '« {line} » n’est pas une adresse de site web. Exemple d’adresse : https://www.example.org.',
    },
    'owners-only': {
      en: 'Responses to this form are confidential, so only a team owner can do this.',
      de: 'Die Antworten auf dieses Formular sind vertraulich. Deshalb kann dies nur ein Teambesitzer tun.',
      fr: 'Les réponses à ce formulaire sont confidentielles. Seul un propriétaire de l’équipe peut effectuer cette action.',
    },
    'not-lent': {
      en: 'Connect your account so respondents’ submissions can be saved.',
      de: 'Verbinden Sie Ihr Konto, damit die Einsendungen von Teilnehmenden gespeichert werden können.',
      fr: 'Connectez votre compte pour que les soumissions des répondants puissent être enregistrées.',
    },
    'too-many-shares': {
      en: 'A form can have up to 50 links. Delete a link first.',
      de: 'Ein Formular kann bis zu 50 Links haben. Löschen Sie zuerst einen Link.',
      fr: 'Un formulaire peut comporter jusqu’à 50 liens. Supprimez d’abord un lien.',
    },
  },
});
