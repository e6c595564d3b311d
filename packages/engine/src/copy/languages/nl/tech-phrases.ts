import { type GroupPhrases } from '../phrasebook.ts'

/** Dutch phrases for electronics, instruments and services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['Van kant A tot kant B', 'Licht uit, niets overslaan. Alleen {the}.'],
      ['Raamplek, lang album', 'Weilanden, regen, niemand die praat. Mee in de trein: {the}.'],
      ['Zet dat nummer nog eens op', 'Keuken, pannenkoeken, meezingen. Met {the}.'],
    ],
    problem: [
      ['Klinkt het als een blikje?', 'Een telefoon op tafel is geen concert. Zet de plaat op bij {the}.'],
      ['Te veel herrie om je heen?', 'Kies zelf waar je naar luistert. Kies {the}.'],
    ],
    question: [
      ['Waar luister je naar?', 'Een plaat, een podcast, een stem die je mist. Druk op play bij {the}.'],
      ['Welk nummer als eerste?', 'Eentje dat je uit je hoofd kent. Op {the}.'],
    ],
    howTo: [
      ['Zo hoor je meer', 'Ga zitten, zet de rest uit, luister met {the}.'],
      ['Zo begint een avond muziek', 'Goede plek, goede plaat, {the} aan.'],
    ],
  },
  recording: {
    benefit: [
      ['En… opname', 'Het idee is er al. Leg het vast met {the}.'],
      ['Zeg het maar', 'Interview, podcast, eerste versie: zet {the} voor je neus.'],
      ['Stilte, we nemen op', 'Deur dicht, kat eruit, {the} aan.'],
    ],
    problem: [
      ['Klinkt het weer hol?', 'De gast was goed, het geluid niet. Volgende keer {the}.'],
      ['Wind, brom, straatlawaai?', 'Geef je stem een eerlijke kans, met {the}.'],
    ],
    question: [
      ['Wat neem je op?', 'Een liedje, een gesprek, aflevering één? Begin met {the}.'],
      ['Klaar om live te gaan?', 'Licht goed, lachje goed. Alleen {the} nog.'],
    ],
    howTo: [
      ['Zo begin je een podcast', 'Eén onderwerp, één gast, en {the}.'],
      ['Zo neem je thuis op', 'Stille kamer, deken aan de muur, {the} neerzetten.'],
    ],
  },
  camera: {
    benefit: [
      ['Klik. Voor altijd.', 'De mooie momenten duren kort. Houd {the} klaar.'],
      ['Kijk nog eens goed', 'Licht, gezichten, een lege straat. Richt {the} maar.'],
      ['Zoals jij het ziet', 'Niemand stond precies daar. Laat het zien, met {the}.'],
    ],
    problem: [
      ['Net te laat voor de foto?', 'Momenten wachten niet. Houd {the} bij je.'],
      ['Alles op je telefoon?', 'Ga weer eens op zoek naar beelden. Met {the}.'],
    ],
    question: [
      ['Wat zou jij vastleggen?', 'Ochtendlicht, een eerste stap, een verre top. Pak {the}.'],
      ['Waar richt je op?', 'Kies een onderwerp, wacht op het licht. Dan {the}.'],
    ],
    howTo: [
      ['Zo vertel je het in beelden', 'Eén van ver, één van dichtbij, één gezicht. Met {the}.'],
      ['Zo wacht je op het licht', 'Vroeg op, thermoskan mee, {the} om je nek of in je tas.'],
    ],
  },
  security: {
    benefit: [
      ['Wie staat er voor de deur?', 'Pakje, buurvrouw of niemand. Het antwoord komt van {the}.'],
      ['Van huis, toch even kijken', 'Jij op pad, één oog bij de deur. Vertrouw dat toe aan {the}.'],
      ['Een extra paar ogen', 'Overal tegelijk zijn lukt niet. Hang of zet {the} op de juiste plek.'],
    ],
    problem: [
      ['Wat was dat voor geluid?', 'De kat, de leiding, de wind? Vraag het {the}.'],
      ['Deur wel op slot gedaan?', 'Halverwege de snelweg weet je het niet meer. Daarom {the}.'],
    ],
    question: [
      ['Wie belt er aan?', 'Jij zit net lekker. Vraag het {the}.'],
      ['Wat doet de kat overdag?', 'Er is één manier om daarachter te komen: {the}.'],
    ],
    howTo: [
      ['Zo houd je een oog op huis', 'Plek kiezen, beeld bekijken, {the} aanzetten.'],
      ['Zo ga je rustiger weg', 'Ramen, fornuis, sleutels. De rest is voor {the}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['Na negenen', 'Vaat gedaan, licht laag, niemand die nog opstaat. Alleen {the} aan.'],
      ['Onderuit en afspelen', 'Voeten omhoog, deken erover, {the} aan.'],
      ['Het huis luistert mee', 'Haal {the} in huis en laat de rest volgen.'],
    ],
    problem: [
      ['Vijf afstandsbedieningen?', 'Ruim de salontafel eens op. Begin bij {the}.'],
      ['Steeds weer opstaan?', 'Je zat net. Laat het lopen aan {the}.'],
    ],
    question: [
      ['Wat vraag je als eerste?', 'Muziek, het weer, een wekker voor de pasta. Vraag het {the}.'],
      ['Welke kamer eerst?', 'Keuken, slaapkamer, woonkamer? Zoek een plek voor {the}.'],
    ],
    howTo: [
      ['Zo begint een slim huis', 'Met één ding dat je elke dag gebruikt. Neem {the}.'],
      ['Zo staat het vanavond nog', 'Uitpakken, stekker erin, onderuit met {the}.'],
    ],
  },
  computing: {
    benefit: [
      ['Negen tot vijf, ontward', 'Eén bureau, één koffie, één vaste waarde: {the}.'],
      ['Acht uur per dag', 'Zo lang zit je ermee. Kies dan voor {the}.'],
      ['Stekker erin en gaan', 'Thuis, kantoor of de trein ertussenin: neem {the} mee.'],
    ],
    problem: [
      ['Weer zo’n kluwen kabels?', 'Trek er één uit, begin opnieuw. Met {the}.'],
      ['Bureau ontploft?', 'Alles eraf, de helft terug. Bovenaan: {the}.'],
    ],
    question: [
      ['Bank, kantoor of trein?', 'Waar je vandaag ook werkt: stop {the} in je tas.'],
      ['Wat staat er op je bureau?', 'Houd wat werkt en maak plek voor {the}.'],
    ],
    howTo: [
      ['Zo bouw je je werkplek', 'Leegmaken, alleen terugzetten wat je gebruikt. Plus {the}.'],
      ['Zo kies je de goede', 'Tel wat je op maandag nodig hebt. Leg dat naast {the}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Nog één potje', 'Dat zei je een uur geleden ook. Op tafel: {the}.'],
      ['Gordijnen dicht, game aan', 'Chips binnen handbereik, telefoon weg. Aan de beurt: {the}.'],
      ['Jouw stoel, jouw spel', 'Alleen of met zijn allen op de bank: pak {the} erbij.'],
    ],
    problem: [
      ['Uitgespeeld?', 'Elke eindbaas al drie keer verslagen. Tijd voor {the}.'],
      ['Weekend vol regen?', 'Boodschappen binnen, gordijnen dicht. Begin met {the}.'],
    ],
    question: [
      ['Speler één, klaar?', 'Kies je kant, kies je game, pak {the}.'],
      ['Tegen wie speel je?', 'Vrienden, je broertje, de eindbaas? Neem {the} mee.'],
    ],
    howTo: [
      ['Zo houd je een gameavond', 'Snacks, kussens, rivalen, en {the}.'],
      ['Zo zit je goed', 'Eerst de stoel, dan de snacks, dan {the}.'],
    ],
  },
  music: {
    benefit: [
      ['Maak eens herrie', 'De buren zijn er niet. Jij wel, en {the} ook.'],
      ['Speel wat je voelt', 'Pak {the} en kijk waar de avond heen gaat.'],
      ['Van intro tot laatste noot', 'Oefenruimte, woonkamer, podium: neem {the} mee.'],
    ],
    problem: [
      ['Vingers een beetje stroef?', 'Tien minuten per dag is ook spelen. Zet {the} in het zicht.'],
      ['Liedje in je hoofd?', 'Laat het eruit, met {the}.'],
    ],
    question: [
      ['Wat speel je als eerste?', 'Iets ouds of iets van jezelf? Probeer het op {the}.'],
      ['Band of slaapkamer?', 'Podiumlicht of bedlampje: pak {the} erbij.'],
    ],
    howTo: [
      ['Zo blijf je oefenen', 'Laat {the} niet in de hoes, maar midden in de kamer.'],
      ['Zo schrijf je een lied', 'Drie akkoorden, één gevoel, en {the}.'],
    ],
  },
  service: {
    benefit: [
      ['Kijk hoe het werkt', 'Tien minuten met {the} zeggen meer dan een advertentie.'],
      ['Minder gedoe', 'Geef het saaie deel aan {the}.'],
      ['Begin waar je bent', 'Klaar zijn hoeft niet. Kijk alvast naar {the}.'],
    ],
    problem: [
      ['Blijft het maar liggen?', 'De eerste stap is klein. Zet hem vandaag, met {the}.'],
      ['Nog op de oude manier?', 'Het kan ook anders. Probeer {the}.'],
    ],
    question: [
      ['Wat mag er makkelijker?', 'Die ene taak die altijd naar vrijdag schuift. Geef hem aan {the}.'],
      ['Twintig minuten over?', 'Dat is genoeg voor een eerste kennismaking met {the}.'],
    ],
    howTo: [
      ['Zo begin je', 'Rondkijken, vragen stellen, dan {the} proberen.'],
      ['Zo kies je rustig', 'Vergelijken, nachtje slapen, kiezen. Begin bij {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
