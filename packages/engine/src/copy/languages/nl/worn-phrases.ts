import { type GroupPhrases } from '../phrasebook.ts'

/** Dutch phrases for what people wear, carry and care with. */
export const wornPhrases = {
  watch: {
    benefit: [
      ['Tijd om de pols', 'Vergadering, etentje of vrije dag: doe {the} om.'],
      ['Kijk niet op je telefoon', 'Eén blik op je pols is genoeg. Draag er {the}.'],
      ['Vijf voor twaalf', 'Haast of geen haast, aan je pols tikt de dag. Met {the}.'],
    ],
    problem: [
      ['Weer je telefoon gepakt?', 'Je wilde de tijd weten en bleef een uur. Draag {the}.'],
      ['Lege pols?', 'Mouw omhoog. Daar is plek voor {the}.'],
    ],
    question: [
      ['Hoe laat is het?', 'Met {the} om krijg je die vraag vaker.'],
      ['Wat draag je elke dag?', 'Sleutels, telefoon, {the}.'],
    ],
    howTo: [
      ['Zo kies je voor je pols', 'Wijzerplaat, maat, bandje. Doe dan {the} om.'],
      ['Zo kom je op tijd', 'Vijf minuten vooruit, jas aan, {the} om.'],
    ],
  },
  bag: {
    benefit: [
      ['Inpakken en wegwezen', 'Sleutels, portemonnee, plannen. Het gaat mee in {the}.'],
      ['Alles mee?', 'Werkdag of weekend weg: aan de kapstok: {the}.'],
      ['Klaar om te gaan', 'Een goede reis begint bij de voordeur. Met {the}.'],
    ],
    problem: [
      ['Graven naar je sleutels?', 'Derde trede, gang donker, handen vol. Volgende keer: {the}.'],
      ['Op het laatst nog inpakken?', 'De taxi toetert al. Gooi het in {the}.'],
    ],
    question: [
      ['Waarheen?', 'Kantoor, station, ergens met uitzicht? Neem {the} mee.'],
      ['Wat sleep jij altijd mee?', 'Laptop, lunch, een boek dat dicht blijft. Hup, in {the}.'],
    ],
    howTo: [
      ['Zo pak je licht in', 'Uitstallen, de helft terugleggen, {the} dicht.'],
      ['Zo reis je met weinig', 'Drie setjes, één boek, {the}. Dat was het.'],
    ],
  },
  footwear: {
    benefit: [
      ['Een halte eerder uit', 'Het laatste stuk door het park. Op {the}.'],
      ['Als eerste bij de deur', 'Sleutels, jas, {the}. Weg.'],
      ['Blokje om', 'Bakker, brug, een omweg langs het water. Op {the}.'],
    ],
    problem: [
      ['Weer dat oude paar?', 'Dat heeft zijn kilometers gemaakt. Nu bij de deur: {the}.'],
      ['Niks bij de deur dat past?', 'Outfit klaar, voeten niet. Stap in {the}.'],
    ],
    question: [
      ['Waar loop je heen?', 'Om de hoek of dwars door de stad, op {the}.'],
      ['Begin jij bij de schoenen?', 'Sommige outfits starten op de vloer. Bij {the}.'],
    ],
    howTo: [
      ['Zo maak je een outfit af', 'Begin onderaan. Kies eerst {the}.'],
      ['Zo loop je meer', 'Eerder weg, de lange route, {the} aan.'],
    ],
  },
  clothing: {
    benefit: [
      ['Vooraan in de kast', 'Je weet al wat je morgen pakt. Hang {the} vooraan.'],
      ['In één minuut aangekleed', 'Koffie, tanden, {the} aan. Deur uit.'],
      ['Gewoon een goede dag', 'Fiets, zon, nergens haast. En jij in {the}.'],
    ],
    problem: [
      ['Kast vol, niks aan?', 'Begin met één ding waar je zin in hebt: {the}.'],
      ['Alweer hetzelfde aan?', 'Geef de rest van de kast gezelschap: {the}.'],
    ],
    question: [
      ['Wat trek je vandaag aan?', 'Niet weer dat van gisteren. Pak {the}.'],
      ['Waar draag je het bij?', 'Spijkerbroek, laarzen, blote voeten. En {the}.'],
    ],
    howTo: [
      ['Zo bouw je een outfit', 'Eén nieuw ding, twee oude bekenden. Begin met {the}.'],
      ['Zo draag je iets vaker', 'Mouw omhoog, riem eromheen, laagje erover. Kan met {the}.'],
    ],
  },
  sportswear: {
    benefit: [
      ['Aankleden is de helft', 'De andere helft is de deur uit. In {the}.'],
      ['Voordat de stad wakker is', 'Veters vast, straat leeg, adem in wolkjes. En {the} aan.'],
      ['Beweeg zoals jij wilt', 'Hard, zacht, zomaar. Doe het in {the}.'],
    ],
    problem: [
      ['Motivatie kwijt?', 'Leg {the} vanavond klaar en kijk wat morgen doet.'],
      ['Sporttas nog van vroeger?', 'Het oude shirt heeft genoeg rondjes gehad. Pak {the} in.'],
    ],
    question: [
      ['Wat wordt het vandaag?', 'Rennen, fietsen, rekken, dansen? Trek {the} aan.'],
      ['Vroege vogel of avondmens?', 'Hoe laat je ook traint, leg {the} bij de deur.'],
    ],
    howTo: [
      ['Zo houd je het vol', 'Zelfde tijd, zelfde plek, {the} op de stoel naast je bed.'],
      ['Zo kom je de deur uit', 'Eerst omkleden, dan pas nadenken. Begin met {the}.'],
    ],
  },
  jewelry: {
    benefit: [
      ['Omdoen en omhouden', 'Maandag, zaterdag, de grote dag. Met {the}.'],
      ['Klein, en toch gezien', 'Houd de rest eenvoudig. Het woord is aan {the}.'],
      ['Een doosje met een lintje', 'Iemand houdt zijn adem in. In het doosje: {the}.'],
    ],
    problem: [
      ['Mist er nog iets?', 'Vaak is het iets kleins. Dit keer {the}.'],
      ['Geen idee wat je geeft?', 'Iets om te dragen en te bewaren: {the}.'],
    ],
    question: [
      ['Geven of houden?', 'Denk er nog een nacht over na, met {the} onder je kussen.'],
      ['Alleen of met meer samen?', 'Het ene ding bij het andere. Er is plek voor {the}.'],
    ],
    howTo: [
      ['Zo draag je minder', 'Twee dingen af, één ding om: {the}.'],
      ['Zo onthoud je een dag', 'Kies iets dat je daarna blijft dragen. Kies {the}.'],
    ],
  },
  skincare: {
    benefit: [
      ['Twee minuten, deur dicht', 'Geen telefoon, geen haast. Alleen de spiegel en {the}.'],
      ['Jij en de spiegel', 'Slaap uit je ogen, haar in een staart. Dan {the}.'],
      ['Begin en eind van de dag', 'Ochtendlicht of bedlampje. Op het plankje: {the}.'],
    ],
    problem: [
      ['Plankje vol, routine weg?', 'Leegmaken, drie terugzetten. Eén daarvan: {the}.'],
      ['Altijd haast ’s ochtends?', 'Twee minuten voor de spiegel zijn van jou. En van {the}.'],
    ],
    question: [
      ['Ochtend of avond?', 'Voor de koffie of na de film. Maak plek voor {the}.'],
      ['Wat staat er op je plankje?', 'Houd over wat je opmaakt. Zet {the} erbij.'],
    ],
    howTo: [
      ['Zo houd je het simpel', 'Water, handdoek, {the}. Klaar.'],
      ['Zo bouw je een routine', 'Eén stap tegelijk, elke dag. Begin met {the}.'],
    ],
  },
  soap: {
    benefit: [
      ['Was de dag van je af', 'Kraan open, mouwen omhoog. Pak {the} erbij.'],
      ['Tien keer op een dag', 'Handen onder de kraan, even adem. Bij de wastafel: {the}.'],
      ['Zingen onder de douche', 'Twee refreinen lang warm water. En {the}.'],
    ],
    problem: [
      ['Elke ochtend hetzelfde?', 'Begin met het kleinste op het plankje. Probeer {the}.'],
      ['Alweer bijna op?', 'Zet {the} op het lijstje, onder brood en melk.'],
    ],
    question: [
      ['Even douchen, lang in bad?', 'Maakt niet uit. Leg {the} klaar.'],
      ['Wat staat er bij de kraan?', 'Tandenborstel, glas, een plantje. En {the}.'],
    ],
    howTo: [
      ['Zo word je wakker', 'Warm water, dan even koud. En {the}.'],
      ['Zo fris je een routine op', 'Ruil deze week één ding om. Voor {the}.'],
    ],
  },
  hair: {
    benefit: [
      ['Haar klaar, deur uit', 'Minder spiegel, meer ochtend. Met {the}.'],
      ['Haar los, raam open', 'Opgestoken of met de wind mee. Op de wastafel: {the}.'],
      ['Jouw haar, jouw zin', 'Krul, slag of steil: pak {the} erbij.'],
    ],
    problem: [
      ['Weer zo’n pettendag?', 'Laat de pet nog even hangen. Pak {the}.'],
      ['Ochtenden te kort?', 'Elke minuut voor de spiegel telt. Houd {the} klaar.'],
    ],
    question: [
      ['Wasdag vandaag?', 'Handdoek om, muziek aan, {the} erbij.'],
      ['Strak, slag of wild?', 'Waar je vandaag ook zin in hebt: begin met {the}.'],
    ],
    howTo: [
      ['Zo neem je de tijd', 'Lok voor lok, liedje voor liedje. Met {the}.'],
      ['Zo ben je eerder klaar', '’s Avonds bedenken, ’s ochtends doen. Met {the}.'],
    ],
  },
  makeup: {
    benefit: [
      ['Jouw gezicht, jouw regels', 'Bijna niks of alles uit de kast: speel met {the}.'],
      ['Eén streek, andere zin', 'Spiegel, lamp, muziek. En {the}.'],
      ['Voor de spiegel in de gang', 'De fiets staat klaar, de avond ook. Nog even {the}.'],
    ],
    problem: [
      ['Altijd dezelfde look?', 'Ruil één ding in je tasje om voor {the}.'],
      ['Tasje vol oude restjes?', 'Leegschudden op bed. Eerst terug: {the}.'],
    ],
    question: [
      ['Bijna niks of alles?', 'Het kan allebei beginnen bij {the}.'],
      ['Wat zit er in je tasje?', 'Sleutels, kauwgom, bonnetjes. Maak plek voor {the}.'],
    ],
    howTo: [
      ['Zo ben je zo klaar', 'Kies één ding en houd het daarbij. Kies {the}.'],
      ['Zo speel je met kleur', 'Klein beginnen, uitvegen, stap achteruit. Met {the}.'],
    ],
  },
  fragrance: {
    benefit: [
      ['Iets blijft hangen', 'Jij bent de kamer al uit. Wat blijft: {the}.'],
      ['Als laatste, voor de jas', 'Sleutels, sjaal, een wolkje {the}.'],
      ['Een geur met een verhaal', 'Herinneringen komen binnen door je neus. Draag {the}.'],
    ],
    problem: [
      ['Nog op zoek naar jouw geur?', 'Geef het een dag op je huid. Probeer {the}.'],
      ['Al jaren dezelfde geur?', 'Laat eens een andere noot binnen, met {the}.'],
    ],
    question: [
      ['Voor overdag of vanavond?', 'Eén voor kantoor, één voor later. Waarvoor kies jij {the}?'],
      ['Waar ruikt het hier naar?', 'Iemand vraagt het in de lift. Het antwoord: {the}.'],
    ],
    howTo: [
      ['Zo vind je een geur', 'Eén proberen, rondje lopen, uurtje wachten. Begin met {the}.'],
      ['Zo draag je geur', 'Pols, hals, één keer minder dan je denkt. Met {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
