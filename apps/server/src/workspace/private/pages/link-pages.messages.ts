import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the one-time link pages and of their emails. */
export const linkPageMessages = memberMessages({
  begin: {
    title: { en: 'Set up your workspace', de: 'Arbeitsbereich einrichten', fr: 'Configurer votre espace de travail' },
    text: {
      en: 'You’re the first person here. After you set up the workspace, you can invite others.',
      de: 'Sie sind die erste Person hier. Nach der Einrichtung können Sie andere Personen einladen.',
      fr: 'Vous êtes la première personne ici. Une fois l’espace de travail configuré, vous pourrez en inviter d’autres.',
    },
    organisation: { en: 'Organization', de: 'Organisation', fr: 'Organisation' },
    submit: { en: 'Create workspace', de: 'Arbeitsbereich erstellen', fr: 'Créer l’espace de travail' },
  },
  join: {
    title: { en: 'Join {organisation}', de: '{organisation} beitreten', fr: 'Rejoindre {organisation}' },
    text: {
      en: 'Enter your name and choose a password.',
      de: 'Geben Sie Ihren Namen ein, und wählen Sie ein Passwort.',
      fr: 'Entrez votre nom et choisissez un mot de passe.',
    },
    upstream: {
      en: 'Sign in with {name} instead',
      de: 'Stattdessen mit {name} anmelden',
      fr: 'Se connecter plutôt avec {name}',
    },
    submit: { en: 'Join', de: 'Beitreten', fr: 'Rejoindre' },
  },
  reset: {
    title: { en: 'Choose a new password', de: 'Neues Passwort wählen', fr: 'Choisir un nouveau mot de passe' },
    text: {
      en: 'For {name}. You’ll be signed out on all devices.',
      de: 'Für {name}. Sie werden auf allen Geräten abgemeldet.',
      fr: 'Pour {name}. Vous serez déconnecté de tous les appareils.',
    },
    submit: { en: 'Set password', de: 'Passwort festlegen', fr: 'Définir le mot de passe' },
    done: { en: 'Your password was set', de: 'Ihr Passwort wurde festgelegt', fr: 'Votre mot de passe a été défini' },
  },
  confirm: {
    title: {
      en: 'Confirm your recovery address',
      de: 'Wiederherstellungsadresse bestätigen',
      fr: 'Confirmer votre adresse de récupération',
    },
    text: {
      en: 'If you forget your password, we’ll send a reset link to {mail}.',
      de: 'Wenn Sie Ihr Passwort vergessen, senden wir einen Link zum Zurücksetzen an {mail}.',
      fr: 'Si vous oubliez votre mot de passe, nous enverrons un lien de réinitialisation à {mail}.',
    },
    submit: { en: 'Confirm', de: 'Bestätigen', fr: 'Confirmer' },
    done: {
      en: 'Your recovery address was confirmed',
      de: 'Ihre Wiederherstellungsadresse wurde bestätigt',
      fr: 'Votre adresse de récupération a été confirmée',
    },
    doneText: {
      en: 'You can change it on your account page.',
      de: 'Sie können sie auf Ihrer Kontoseite ändern.',
      fr: 'Vous pouvez la modifier sur la page de votre compte.',
    },
  },
  forgotten: {
    title: { en: 'Forgot your password?', de: 'Passwort vergessen?', fr: 'Mot de passe oublié ?' },
    text: {
      en: 'We’ll send you a reset link that works for one day.',
      de: 'Wir senden Ihnen einen Link zum Zurücksetzen, der einen Tag lang gültig ist.',
      fr: 'Nous vous enverrons un lien de réinitialisation valable un jour.',
    },
    submit: { en: 'Send link', de: 'Link senden', fr: 'Envoyer le lien' },
    done: { en: 'Check your email', de: 'Überprüfen Sie Ihre E-Mails', fr: 'Consultez vos e-mails' },
    doneText: {
      en: 'If there’s an account with this recovery address, we sent a link to it.',
      de: 'Wenn es ein Konto mit dieser Wiederherstellungsadresse gibt, haben wir einen Link dorthin gesendet.',
      fr: 'Si cette adresse de récupération est associée à un compte, nous y avons envoyé un lien.',
    },
  },
  fields: {
    name: { en: 'Your name', de: 'Ihr Name', fr: 'Votre nom' },
    mail: { en: 'Email', de: 'E-Mail', fr: 'E-mail' },
    password: { en: 'Password', de: 'Passwort', fr: 'Mot de passe' },
    passwordHint: {
      en: 'At least {least} characters. A few random words work best.',
      de: 'Mindestens {least} Zeichen. Am besten eignen sich einige zufällige Wörter.',
      fr: 'Au moins {least} caractères. L’idéal est d’utiliser quelques mots choisis au hasard.',
    },
  },
  wrong: {
    organisation: {
      en: 'Enter the name of your organization.',
      de: 'Geben Sie den Namen Ihrer Organisation ein.',
      fr: 'Entrez le nom de votre organisation.',
    },
    name: { en: 'Enter your name.', de: 'Geben Sie Ihren Namen ein.', fr: 'Entrez votre nom.' },
    mail: {
      en: 'Enter a valid email address.',
      de: 'Geben Sie eine gültige E-Mail-Adresse ein.',
      fr: 'Entrez une adresse e-mail valide.',
    },
    taken: {
      en: 'This email address is already in use. Sign in, or use a different address.',
      de: 'Diese E-Mail-Adresse wird bereits verwendet. Melden Sie sich an, oder verwenden Sie eine andere Adresse.',
      fr: 'Cette adresse e-mail est déjà utilisée. Connectez-vous ou utilisez une autre adresse.',
    },
    tooShort: {
      en: 'The password must have at least {least} characters.',
      de: 'Das Passwort muss mindestens {least} Zeichen lang sein.',
      fr: 'Le mot de passe doit comporter au moins {least} caractères.',
    },
    tooLong: { en: 'The password is too long.', de: 'Das Passwort ist zu lang.', fr: 'Le mot de passe est trop long.' },
    common: {
      en: 'This password is too common. Choose a different one.',
      de: 'Dieses Passwort ist zu häufig. Wählen Sie ein anderes.',
      fr: 'Ce mot de passe est trop courant. Choisissez-en un autre.',
    },
    telling: {
      en: 'Don’t use names or addresses in your password.',
      de: 'Verwenden Sie in Ihrem Passwort keine Namen oder Adressen.',
      fr: 'N’utilisez ni noms ni adresses dans votre mot de passe.',
    },
  },
  over: {
    title: {
      en: 'This link is no longer valid',
      de: 'Dieser Link ist nicht mehr gültig',
      fr: 'Ce lien n’est plus valide',
    },
    text: {
      en: 'The link was already used, was canceled, or has expired. Ask the person who sent it for a new one.',
      de: 'Der Link wurde bereits verwendet oder zurückgezogen, oder er ist abgelaufen. Bitten Sie die Person, von der Sie ihn erhalten haben, um einen neuen.',
      fr: 'Le lien a déjà été utilisé, a été annulé ou a expiré. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
    },
    begin: {
      en: 'Restart the server. Its console shows a new address until the workspace has an owner.',
      de: 'Starten Sie den Server neu. Die Konsole zeigt eine neue Adresse an, bis der Arbeitsbereich einen Besitzer hat.',
      fr: 'Redémarrez le serveur. Sa console affiche une nouvelle adresse tant que l’espace de travail n’a pas de propriétaire.',
    },
  },
  arrived: {
    title: { en: 'Welcome, {name}', de: 'Willkommen, {name}', fr: 'Bienvenue, {name}' },
    text: {
      en: 'You can now sign in.',
      de: 'Sie können sich jetzt anmelden.',
      fr: 'Vous pouvez maintenant vous connecter.',
    },
    owner: {
      en: 'Next, create a team and invite people.',
      de: 'Erstellen Sie als Nächstes ein Team, und laden Sie Personen ein.',
      fr: 'Ensuite, créez une équipe et invitez des personnes.',
    },
    administer: { en: 'Set up the workspace', de: 'Arbeitsbereich einrichten', fr: 'Configurer l’espace de travail' },
    open: { en: 'Open Tideform', de: 'Tideform öffnen', fr: 'Ouvrir Tideform' },
  },
  mails: {
    invitationSubject: {
      en: 'Join {organisation} on Tideform',
      de: '{organisation} auf Tideform beitreten',
      fr: 'Rejoignez {organisation} sur Tideform',
    },
    invitation: {
      en: '{name} invited you to join {organisation} on Tideform. To join, open this link within a week:',
      de: '{name} hat Sie zu {organisation} auf Tideform eingeladen. Öffnen Sie diesen Link innerhalb einer Woche, um beizutreten:',
      fr: '{name} vous invite à rejoindre {organisation} sur Tideform. Pour accepter, ouvrez ce lien dans un délai d’une semaine :',
    },
    confirmSubject: {
      en: 'Confirm your Tideform recovery address',
      de: 'Bestätigen Sie Ihre Tideform-Wiederherstellungsadresse',
      fr: 'Confirmez votre adresse de récupération Tideform',
    },
    confirm: {
      en: 'To confirm this address, open this link within a day. If you didn’t request this email, ignore it.',
      de: 'Öffnen Sie diesen Link innerhalb eines Tages, um diese Adresse zu bestätigen. Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie.',
      fr: 'Pour confirmer cette adresse, ouvrez ce lien dans un délai d’un jour. Si vous n’avez pas demandé cet e-mail, ignorez-le.',
    },
    resetSubject: {
      en: 'Reset your Tideform password',
      de: 'Setzen Sie Ihr Tideform-Passwort zurück',
      fr: 'Réinitialisez votre mot de passe Tideform',
    },
    reset: {
      en: 'To choose a new password, open this link within a day. If you didn’t request this email, ignore it.',
      de: 'Öffnen Sie diesen Link innerhalb eines Tages, um ein neues Passwort zu wählen. Wenn Sie diese E-Mail nicht angefordert haben, ignorieren Sie sie.',
      fr: 'Pour choisir un nouveau mot de passe, ouvrez ce lien dans un délai d’un jour. Si vous n’avez pas demandé cet e-mail, ignorez-le.',
    },
  },
});

export type LinkPageMessages = MessagesOf<typeof linkPageMessages>;
