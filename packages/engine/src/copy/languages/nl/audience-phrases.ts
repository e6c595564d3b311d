import { type Phrasebook } from '../phrasebook.ts'

/** Dutch phrases for the occasions of an audience, by the setting a product is used in. They name moments, never people. */
export const dutchAudience: Phrasebook['audience'] = {
  students: {
    any: [
      ['Van college tot kroeg', 'Lange dagen, korte pauzes. Ertussenin: {the}.'],
      ['Voor campus en daarna', 'Tussen twee colleges of ver daarna: neem {the} mee.'],
    ],
    home: [
      ['Voor een eigen kamer', 'Twaalf vierkante meter kan ook thuis zijn. Met {the}.'],
      ['Eerste kamer, eerste huur', 'Een poster hangt al. Nu nog: {the}.'],
    ],
    kitchen: [['Voor de gedeelde keuken', 'Huisgenoten lenen alles. Verstop {the} goed.']],
    desk: [['Voor lange tentamenweken', 'De deadline komt toch wel. Op het bureau: {the}.']],
    wear: [['Van collegezaal naar terras', 'Omkleden? Geen tijd. Ga in {the}.']],
    out: [['Van college naar de trein', 'Vrijdagmiddag, spoor vijf. Mee naar huis: {the}.']],
  },
  'young-professionals': {
    any: [
      ['Voor dagen die hard gaan', 'Werk, vrienden, eten, opnieuw. Ergens daartussen: {the}.'],
      ['Van maandag tot zondag', 'Drukke week, goed weekend. Allebei met {the}.'],
    ],
    home: [['Voor een eerste eigen plek', 'Verhuisdozen zijn geen meubels. Begin met {the}.']],
    kitchen: [['Koken na het werk', 'Vrienden om acht, keuken om zeven. Zet {the} klaar.']],
    wear: [['Van bureau naar etentje', 'Tussendoor omkleden lukt niet. Houd {the} aan.']],
  },
  'new-homeowners': {
    any: [
      ['Voor je eerste huis', 'De sleutel zit in je zak. Nog op de lijst: {the}.'],
      ['Nu het van jou is', 'Vul een huis langzaam, met dingen die je mooi vindt. Zoals {the}.'],
    ],
    home: [['Lege kamers, grote plannen', 'Het galmt er nog. Zet er {the} neer.']],
    kitchen: [['Eerste keer koken thuis', 'Dozen in de gang, eten op tafel. En {the}.']],
    wear: [['Verfdag en housewarming', 'Eerst de muren, dan het feest. In {the}.']],
  },
  families: {
    any: [
      ['Voor volle dagen', 'Van ontbijt tot bedtijd gaat het snel. Erbij: {the}.'],
      ['Grote dagen, kleine handen', 'Saai wordt het nooit. Maak plek voor {the}.'],
    ],
    home: [['Voor een huis vol leven', 'Hutten, huiswerk, filmavond. En middenin {the}.']],
    kitchen: [['Iedereen aan tafel', 'Brood doorgeven, stoel vrijhouden, {the} erbij.']],
    wear: [['Van schoolplein tot tafel', 'De dag heeft veel hoofdstukken. Draag {the}.']],
    out: [['Met zijn allen op pad', 'Broodjes mee, auto vol, en {the}.']],
  },
  moving: {
    any: [
      ['Voor het volgende adres', 'Dozen, sleutels, koffie. Dan {the}.'],
      ['Nieuw begin, nieuwe straat', 'Laat een paar dingen achter. Neem {the} mee.'],
    ],
    home: [['Voor de nieuwe kamers', 'Eerst opmeten. Dan een plek zoeken voor {the}.']],
    kitchen: [['De doos die eerst opengaat', 'Schrijf er keuken op. Leg {the} bovenop.']],
  },
  professionals: {
    any: [
      ['Het laatste tabblad dicht', 'Zes uur, scherm uit. Tijd voor {the}.'],
      ['Voor de uren na het werk', 'De agenda is dicht. Nu {the}.'],
    ],
    home: [
      ['Thuis na een lange dag', 'Schoenen uit, agenda dicht. Thuis: {the}.'],
      ['Als de laptop dichtgaat', 'Laatste overleg gehad, sokken op de bank. In de kamer: {the}.'],
    ],
    kitchen: [
      ['Na de laatste vergadering', 'Laptop dicht, iets echts doen. Met {the}.'],
      ['De keuken, niet de inbox', 'Scherm uit, water op het vuur. Pak {the}.'],
    ],
    wear: [
      ['Van overleg naar etentje', 'Om negen op kantoor, om acht aan tafel. De hele dag in {the}.'],
      ['Volle agenda, snel gekleed', 'Sla het twijfelen over. Trek {the} aan.'],
    ],
    desk: [
      ['Voor de werkdag', 'Uren zit je daar. Geef het bureau {the}.'],
      ['Thuiswerken, deur dicht', 'Microfoon uit, koffie heet. Erbij: {the}.'],
    ],
    out: [
      ['Na vijven', 'Laptop dicht, deur open, {the} mee.'],
      ['Afwezigheidsmelding aan', 'Tot maandag geen mail. Wel {the}.'],
    ],
    care: [
      ['Voor het eerste overleg', 'Geef de ochtend een trage minuut. Met {the}.'],
      ['Na een lange dag', 'Uitloggen, kraan open, {the} erbij.'],
    ],
    play: [['Avond vrij?', 'Telefoon op stil, {the} op tafel.']],
  },
  urban: {
    any: [['Dagen in de stad', 'Trap, tram, drukte. Door alles heen met {the}.']],
    home: [['Voor wonen in de stad', 'Elke hoek telt hier. Geef er één aan {the}.']],
    kitchen: [['Voor kleine stadskeukens', 'Weinig aanrecht, veel trek. Maak plek voor {the}.']],
    wear: [['Voor de stoep van de stad', 'Zebrapad, terras, laatste tram. In {the}.']],
    care: [['Na de stad', 'Was het lawaai van je af, met {the}.']],
    out: [['De stad in', 'Neem de zijstraatjes. En {the}.']],
  },
  suburban: {
    any: [['Weekend dicht bij huis', 'Achterdeur open, nog geen plannen. Alleen {the}.']],
    home: [['Zondag thuis', 'Niemand heeft haast. In de kamer: {the}.']],
    kitchen: [['Buren vallen binnen', 'Koffie was er al. Zet {the} ook klaar.']],
    wear: [['Rondje door de buurt', 'Bakker, park, achterom. Trek {the} aan.']],
  },
  rural: {
    any: [['Voor buiten de stad', 'Meer lucht, minder haast, en {the}.']],
    home: [['Een huis tussen de velden', 'Ver uitzicht, warme kamers. Binnen: {the}.']],
    kitchen: [['Voor een boerenkeuken', 'Grote tafel, lange lunch, en {the}.']],
    wear: [['Voor dijk en zandpad', 'Laat het asfalt achter je. In {the}.']],
    out: [['Waar de weg ophoudt', 'Nog een stukje verder, met {the}.']],
  },
  'affordable-stylish': {
    any: [
      ['Stijl zonder poespas', 'Niets ingewikkelds. Gewoon {the}.'],
      ['Goede smaak, elke dinsdag', 'Een reden is niet nodig. Alleen {the}.'],
    ],
    home: [['Stijl die thuis hoort', 'Niets gezochts, niets geforceerds. Gewoon {the}.']],
    wear: [['Zo aangetrokken', 'Geen gedoe voor de spiegel. Alleen {the}.']],
  },
  luxury: { any: [['Rustig gekozen', 'Weinig dingen, langzaam uitgezocht. Eén ervan: {the}.']] },
  modern: {
    any: [['Strak, en verder niets', 'Witte muur, rechte lijn. Alleen {the}.']],
    home: [['Voor lichte kamers', 'Wit, ruimte, stilte. En {the}.']],
  },
  vintage: {
    any: [['Vroeger, maar dan vandaag', 'Zet {the} naast de dingen die je al had.']],
    home: [['Tussen oude vondsten', 'Tafel van de rommelmarkt, stoel van opa. En {the}.']],
  },
  diy: { any: [['Voor je volgende klus', 'Mouwen omhoog, radio aan. Begin met {the}.']] },
  decorating: {
    any: [
      ['De kamer in je hoofd', 'Moodboard klaar? Hang {the} erbij.'],
      ['Eerst dromen, dan doen', 'Bewaar het idee en denk {the} erbij, thuis.'],
    ],
  },
  furnishing: { any: [['Stuk voor stuk', 'Een kamer groeit langzaam. Het volgende stuk: {the}.']] },
  her: { any: [['Voor op haar lijstje', 'Verjaardag, bedankje of zomaar: {the}.']] },
  him: { any: [['Voor op zijn lijstje', 'Verjaardag, bedankje of zomaar: {the}.']] },
  young: { any: [['Gooi het in de groepsapp', 'Stuur {the} rond en kijk wie het eerst reageert.']] },
  seasoned: { any: [['Gekozen, zonder haast', 'Vergelijken, nachtje slapen, terugkomen bij {the}.']] },
  everyone: {
    any: [
      ['Voor jou, of een cadeau?', 'Met twee is het opgelost. Begin met {the}.'],
      ['Er is iemand jarig', 'Je wist meteen voor wie. Pak {the} in.'],
      ['Plek op het verlanglijstje?', 'Onderaan kan nog één regel bij: {the}.'],
      ['Voor een gewone woensdag', 'Niets te vieren, geen plannen. Alleen {the}.'],
    ],
    home: [
      ['Zondag, niemand die belt', 'Gordijn half open, krant op de vloer. En daar: {the}.'],
      ['Regen buiten, thuis binnen', 'Sokken op de vloer, soep op het vuur. En {the}.'],
      ['Nog even blijven', 'Niemand wil al naar huis. In de kamer: {the}.'],
    ],
    kitchen: [
      ['Radio aan, raam open', 'Iets in de oven, niemand met haast. Zet {the} op tafel.'],
      ['Zaterdagochtend, keuken', 'Krant, kruimels, tweede ronde. Erbij: {the}.'],
    ],
    work: [['Als het eindelijk stil is', 'Lamp aan, thee erbij, geen haast. Open {the}.']],
    wear: [
      ['Boodschappen, dan een omweg', 'Postkantoor, bakker, langs het water. Draag {the}.'],
      ['Voor een middag in de stad', 'Museum, terras, te laat naar huis. Met {the}.'],
    ],
    out: [['Voor jouw soort weekend', 'Ver weg of om de hoek, met {the}.']],
    desk: [['Een bureau bij het raam', 'Koffie links, plannen rechts. In het midden: {the}.']],
  },
}
