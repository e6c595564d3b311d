import { expect, test } from 'vitest'
import { bare, named, classify, expectedFor, type Row } from './page-kinds.test-data.ts'

const consentPages: readonly Row[] = [
  [
    'cookies first, in English',
    bare(
      'Before you continue to Fern &amp; Fels',
      '<h1>Before you continue</h1><p>We use cookies and data to deliver our services.</p><form action="/consent/save"><button>Reject all</button><button>Accept all</button></form>',
    ),
  ],
  [
    'cookies first, in German',
    bare(
      'Datenschutzeinstellungen',
      '<h1>Bevor Sie fortfahren</h1><p>Wir und unsere Partner verwenden Cookies.</p><button>Alle akzeptieren</button><button>Ablehnen</button>',
      'de',
    ),
  ],
  [
    'cookies first, in French',
    bare(
      'Votre vie privée',
      '<h1>Nous respectons votre vie privée</h1><p>Nous et nos partenaires utilisons des cookies.</p><button>Tout accepter</button><button>Continuer sans accepter</button>',
      'fr',
    ),
  ],
  [
    'cookies first, in Dutch',
    bare('Cookies', '<h1>Jouw privacy</h1><p>Wij gebruiken cookies.</p><button>Alles accepteren</button><button>Weigeren</button>', 'nl'),
  ],
  [
    'cookies first, in Polish',
    bare('Twoja prywatność', '<h1>Szanujemy Twoją prywatność</h1><p>Używamy plików cookie.</p><button>Akceptuję wszystkie</button>', 'pl'),
  ],
  [
    'an age gate',
    bare(
      'Age verification',
      '<h1>Are you over 18?</h1><p>You must be of legal drinking age to enter this site.</p><button>Yes</button><button>No</button>',
    ),
  ],
  [
    'an age gate in German',
    bare('Altersprüfung', '<h1>Bist du mindestens 18 Jahre alt?</h1><button>Ja</button><button>Nein</button>', 'de'),
  ],
  [
    'an age gate in French',
    bare(
      'Bienvenue',
      '<h1>Avez-vous plus de 18 ans ?</h1><p>L’abus d’alcool est dangereux.</p><button>Oui</button><button>Non</button>',
      'fr',
    ),
  ],
  [
    'the choice of a country',
    bare(
      'Choose your country',
      `<h1>Choose your country or region</h1><ul>${['France', 'Deutschland', 'Italia', 'España'].map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')}</ul>`,
    ),
  ],
  [
    'OneTrust, nothing else',
    bare(
      'Fern &amp; Fels',
      `<div id="onetrust-consent-sdk"><div id="onetrust-banner-sdk" role="dialog"><h2>Your privacy, your choice</h2><p>By clicking “Accept all cookies”, you agree to the storing of cookies on your device to enhance site navigation and analyse site usage.</p><button id="onetrust-pc-btn-handler">Cookie settings</button><button id="onetrust-reject-all-handler">Reject all</button><button id="onetrust-accept-btn-handler">Accept all cookies</button></div></div>`,
    ),
  ],
  [
    'Sourcepoint, pay or agree',
    bare(
      'Weiterlesen mit Werbung oder im Pur-Abo | Fern &amp; Fels',
      `<h1>Wie möchten Sie Fern &amp; Fels nutzen?</h1><h2>Mit Werbung und Tracking</h2><p>Besuchen Sie uns wie gewohnt. Ihre Zustimmung zu Cookies ist jederzeit widerrufbar.</p><button>Zustimmen und weiter</button><h2>Pur-Abo</h2><p>Für 2,99 € im Monat ohne Werbetracking.</p><button>Jetzt abonnieren</button>`,
      'de',
    ),
  ],
  [
    'Usercentrics',
    bare(
      'Fern &amp; Fels',
      `<div id="usercentrics-root"></div><h1>Wir benötigen Ihre Einwilligung</h1><p>Wir verwenden Cookies und ähnliche Technologien.</p><button>Alles akzeptieren</button><button>Nur notwendige</button><a href="/impressum">Impressum</a>`,
      'de',
    ),
  ],
  [
    'Didomi',
    bare(
      'Fern &amp; Fels',
      `<div id="didomi-host"><div id="didomi-popup"><h1>Avec votre accord</h1><p>Nos partenaires et nous utilisons des cookies pour stocker et accéder à des informations personnelles.</p><span>Continuer sans accepter</span><button>Paramétrer</button><button>Accepter &amp; Fermer</button></div></div>`,
      'fr',
    ),
  ],
  [
    'cookies first, in Italian',
    bare(
      'Fern &amp; Fels',
      `<h1>Informativa sui cookie</h1><p>Noi e i nostri partner archiviamo informazioni su un dispositivo (come i cookie).</p><button>Rifiuta</button><button>Accetta tutti</button>`,
      'it',
    ),
  ],
  [
    'a date of birth',
    bare(
      'Fern &amp; Fels',
      `<img src="/logo.svg" alt="Fern &amp; Fels"><h1>Please enter your date of birth</h1><form><input name="dd" placeholder="DD"><input name="mm" placeholder="MM"><input name="yyyy" placeholder="YYYY"><button>Enter</button></form><p>By entering you accept our terms. Please drink responsibly.</p>`,
    ),
  ],
  ['an age gate, in Polish', bare('Fern &amp; Fels', `<h1>Czy masz ukończone 18 lat?</h1><button>Tak</button><button>Nie</button>`, 'pl')],
  [
    'an age gate, in Spanish',
    bare(
      'Bienvenido',
      `<h1>¿Eres mayor de edad?</h1><p>Para entrar debes tener la edad legal para consumir alcohol.</p><button>Sí</button><button>No</button>`,
      'es',
    ),
  ],
  [
    'where to ship to',
    bare(
      'Fern &amp; Fels',
      `<h1>Where are you shipping to?</h1><ul>${['United Kingdom (£)', 'United States ($)', 'Europe (€)', 'Australia (A$)'].map((one) => `<li><a href="/go">${one}</a></li>`).join('')}</ul>`,
    ),
  ],
  [
    'the choice of a country, in German',
    bare(
      'Länderauswahl',
      `<h1>Bitte wählen Sie Ihr Land</h1><select><option>Deutschland</option><option>Österreich</option><option>Schweiz</option></select><button>Weiter</button>`,
      'de',
    ),
  ],
]

test.each(named(consentPages))('page kind is consent: $what', ({ html, address }) => {
  expect(classify(html, address)).toEqual(expectedFor('consent'))
})
