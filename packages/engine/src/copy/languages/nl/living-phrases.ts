import { type GroupPhrases } from '../phrasebook.ts'

/** Dutch phrases for what people eat, read, play and go out with. */
export const livingPhrases = {
  food: {
    benefit: [
      ['Zet het midden op tafel', 'Eén hand, twee handen, leeg. Het ging over {the}.'],
      ['Bewaar een hapje voor me', 'Deel {the}, of zeg er niets over.'],
      ['Vier uur, tijd voor iets', 'Thee, krant, voeten omhoog. En {the}.'],
    ],
    problem: [
      ['Trek, en niks in huis?', 'De kast ging al drie keer open. Leg {the} erin.'],
      ['Niks lekkers bij de thee?', 'Zet {the} op het lijstje.'],
    ],
    question: [
      ['Delen of houden?', 'Wij zeggen niets over {the}.'],
      ['Al trek?', 'Bord of geen bord, bestek of vingers. Tijd voor {the}.'],
    ],
    howTo: [
      ['Zo wordt het een maaltijd', 'Goed brood, goed gezelschap, en {the}.'],
      ['Zo maak je er iets van', 'Kleed op de grond, zon op tafel, {the} in het midden.'],
    ],
  },
  pantry: {
    benefit: [
      ['Hier begint het koken', 'Kast open, {the} eruit, kijken waar het eten heen gaat.'],
      ['Hoort in elke kast', 'Ontbijt, lunch of straks. Op de plank: {the}.'],
      ['Brood, eieren en verder', 'Het lijstje schrijft zichzelf. Onderaan: {the}.'],
    ],
    problem: [
      ['Bijna op?', 'Zet {the} op het lijstje voor het te laat avond is.'],
      ['Niks om mee te koken?', 'Een goed bord begint bij de basis. Bij {the}.'],
    ],
    question: [
      ['Wat staat er op het vuur?', 'Oma’s recept of een eerste poging: houd {the} bij de hand.'],
      ['Wat zet je op het lijstje?', 'Brood, fruit, {the}. Dat is alvast iets.'],
    ],
    howTo: [
      ['Zo kook je simpel', 'Kort lijstje, heet vuur, en {the}.'],
      ['Zo vul je een keukenkast', 'Koop waar je elke week mee kookt. En {the}.'],
    ],
  },
  drink: {
    benefit: [
      ['Bakje?', 'Twee stoelen, een koekje, de laatste roddels. En {the}.'],
      ['De waterkoker pruttelt', 'Iemand belt aan, precies op tijd. Maak {the} open.'],
      ['Even niks', 'Stoel, raam, en iets in het glas of de kop: {the}.'],
    ],
    problem: [
      ['Middag duurt lang?', 'Opstaan, uitrekken, tijd maken voor {the}.'],
      ['Elke dag dezelfde kop?', 'De kop mag blijven. Wat erin gaat: {the}.'],
    ],
    question: [
      ['Hoe drink jij het?', 'Sterk, met ijs, met een koekje ernaast? Probeer {the}.'],
      ['Dorst in iets anders?', 'Zet het gewone terug in de kast. Pak {the}.'],
    ],
    howTo: [
      ['Zo neem je tien minuten', 'Telefoon weg, naar buiten kijken, {the} erbij.'],
      ['Zo begin je rustig', 'Eerst schenken, dan lezen. En in de kop of het glas: {the}.'],
    ],
  },
  spirits: {
    benefit: [
      ['Schenk rustig in', 'Stille kamer, mooi glas, en {the}.'],
      ['Proost', 'Op lange gesprekken en oude vrienden. Met {the}.'],
      ['De avond is nog jong', 'Eerst het gezelschap. Dan {the}.'],
    ],
    problem: [
      ['Wat neem je mee?', 'Iets om samen open te maken: {the}.'],
      ['Gaatje in het barkastje?', 'Precies één fles breed. Zet daar {the}.'],
    ],
    question: [
      ['Puur of met ijs?', 'Zoals jij het wilt. Maak {the} open.'],
      ['Wat trekken we open?', 'De tafel staat, de muziek is zacht. Pak {the}.'],
    ],
    howTo: [
      ['Zo proef je langzaam', 'Kijken, ruiken, nippen, wachten. Neem de tijd met {the}.'],
      ['Zo vul je een barkastje', 'Fles voor fles. Begin met {the}.'],
    ],
  },
  book: {
    benefit: [
      ['Nog één bladzijde', 'Het bedlampje mag nog even aan. Voor {the}.'],
      ['Regen tegen het raam', 'Stoel, deken, thee. Op schoot: {the}.'],
      ['Lees en geef door', 'Verhalen houden van gezelschap. Begin met {the}.'],
    ],
    problem: [
      ['Weer aan het scrollen?', 'Ruil het scherm voor een bladzijde, van {the}.'],
      ['Niks meer te lezen?', 'Er is altijd een stapel. Leg {the} bovenop.'],
    ],
    question: [
      ['Wat lees jij nu?', 'Is het antwoord even niks, sla dan {the} open.'],
      ['Bank, trein of bed?', 'Waar je ook leest, neem {the} mee.'],
    ],
    howTo: [
      ['Zo lees je meer', 'Leg {the} naast je bed en je telefoon in de gang.'],
      ['Zo vul je een regendag', 'Deken, thee, {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Laat ze maar spelen', 'Vloer vrij, deur dicht. Haal {the} tevoorschijn.'],
      ['Regen? Ook goed.', 'Onder de tafel is een kasteel. Daarbinnen: {the}.'],
      ['Kleine handen, groot plan', 'De fantasie doet het meeste. De rest: {the}.'],
    ],
    problem: [
      ['Ik verveel me?', 'Het is pas zaterdagochtend. Pak {the}.'],
      ['Te veel scherm vandaag?', 'Hier is iets om vast te houden: {the}.'],
    ],
    question: [
      ['Wie is er aan de beurt?', 'Iedereen tegelijk, natuurlijk. Haal {the} tevoorschijn.'],
      ['Speel je mee?', 'Grote mensen mogen ook. Kom erbij, met {the}.'],
    ],
    howTo: [
      ['Zo win je van de regen', 'Kussens op de vloer, koekjes erbij, en {the}.'],
      ['Zo vier je een verjaardag', 'Taart, slingers, vriendjes. En in het papier {the}.'],
    ],
  },
  baby: {
    benefit: [
      ['Kleine dagen, grote rondes', 'Badje, dutje, wandeling, opnieuw. Houd {the} dichtbij.'],
      ['Ssst, bijna in slaap', 'Op je tenen de kamer uit. Wat blijft: {the}.'],
      ['Voor het kleine spul', 'Tien vingers, tien tenen, en {the}.'],
    ],
    problem: [
      ['Altijd een hand te weinig?', 'Eén voor de baby, één voor de rest. Houd {the} dichtbij.'],
      ['Strijd in bad?', 'Spetteren, gillen, handdoek, opnieuw. Haal {the} erbij.'],
    ],
    question: [
      ['Wat staat er op de lijst?', 'Er kan één ding af, met {the}.'],
      ['Op kraamvisite?', 'Beschuit met muisjes staat klaar. Jij komt met {the}.'],
    ],
    howTo: [
      ['Zo houd je het rustig', 'Vast ritme, weinig spullen. Bij de hand: {the}.'],
      ['Zo ga je met de baby op pad', 'Extra pakje, doekjes, geduld, en {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['Kwispelt het al?', 'Zet of leg {the} neer en kijk wie er aan komt rennen.'],
      ['Voor je viervoeter', 'Een rondje, een aai, een dutje. En {the}.'],
      ['Goede dagen op vier poten', 'Eerst het park. En dan naar huis, naar {the}.'],
    ],
    problem: [
      ['Bank weer bezet?', 'Bied iets anders aan: {the}.'],
      ['Weer die blik?', 'Je kent hem. Het antwoord: {the}.'],
    ],
    question: [
      ['Wie is er braaf?', 'Je weet heel goed wie. Haal {the} in huis.'],
      ['Rondje, dutje of spelen?', 'Alle drie, alsjeblieft. En {the}.'],
    ],
    howTo: [
      ['Zo verwen je een beetje', 'Tijd, een lange wandeling, en {the}.'],
      ['Zo went een dier aan thuis', 'Stil hoekje, vaste tijden, {the} erbij.'],
    ],
  },
  fitness: {
    benefit: [
      ['Sporten waar je bent', 'Geen fietstocht, geen rij. Alleen jij en {the}.'],
      ['Vandaag een beetje', 'Morgen weer een beetje. Laat {the} in het zicht.'],
      ['Op je plaatsen', 'Warm worden, ademen, beginnen. Met {the}.'],
    ],
    problem: [
      ['Geen tijd om te sporten?', 'Tien minuten, midden in de kamer. Met {the}.'],
      ['Zin is zoek?', 'Maak de eerste stap klein. Leg {the} in de weg.'],
    ],
    question: [
      ['Wat wordt je volgende doel?', 'Schrijf het op. Pak dan {the}.'],
      ['Zin om te bewegen?', 'Schoenen aan, muziek hard, {the} erbij.'],
    ],
    howTo: [
      ['Zo wordt het een gewoonte', 'Zelfde tijd, elke dag een stapje. Met {the}.'],
      ['Zo begin je bij nul', 'Rustig opbouwen, goed rusten. En dan {the}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Neem de lange route', 'Langs het water, wind in de rug. Met {the}.'],
      ['Even een rondje', 'Bakker, park, nergens heen. Neem {the}.'],
      ['Wind mee, eindelijk', 'Wie fietst, kent het gevoel. Nu nog met {the}.'],
    ],
    problem: [
      ['Weer in de file?', 'Iedereen te laat, niemand beweegt. Erlangs, met {the}.'],
      ['Fiets staat stof te happen?', 'Banden op spanning, deur open. Op pad met {the}.'],
    ],
    question: [
      ['Waar fiets je heen?', 'Dijk, duin of dwars door de stad? Neem {the} mee.'],
      ['Klaar om te rollen?', 'Bidon vol, route gekozen, {the} erbij.'],
    ],
    howTo: [
      ['Zo fiets je naar je werk', 'Route uitzoeken, licht inpakken, {the} mee.'],
      ['Zo haal je de koffiestop', 'Vroeg weg, rustig aan, en {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['Naar buiten, nu', 'Vroeg op, weinig mee. Wel {the}.'],
      ['Waar je geen bereik hebt', 'Bos, meer, een bankje in de zon. Mee: {the}.'],
      ['Dagen zonder dak', 'Laat de plannen open. Neem {the} mee.'],
    ],
    problem: [
      ['Te lang binnen gezeten?', 'Daar is de deur. Eerst nog even {the} pakken.'],
      ['Weer iets vergeten?', 'Bovenaan de paklijst: {the}.'],
    ],
    question: [
      ['Waar ga je heen?', 'Pad, strand of eigen tuin? Neem {the} mee.'],
      ['Wat zit er in je rugzak?', 'Houd het licht en laat plek voor {the}.'],
    ],
    howTo: [
      ['Zo pak je voor twee nachten', 'Warme trui, goede broodjes, {the}.'],
      ['Zo ben je vaker buiten', 'Kies een dag, kies een plek, pak {the}.'],
    ],
  },
  stationery: {
    benefit: [
      ['Zet het op papier', 'Sommige gedachten willen inkt. Pak {the}.'],
      ['Een paar regels maar', 'Iemand bewaart ze jaren in een la. Met {the}.'],
      ['Met de hand geschreven', 'Het duurt wat langer. Neem de tijd, met {the}.'],
    ],
    problem: [
      ['Nooit een pen in de buurt?', 'Bureau opruimen, la leeg. Bovenop: {the}.'],
      ['Geen idee wat je schrijft?', 'Begin met een naam. De rest volgt, met {the}.'],
    ],
    question: [
      ['Voor wie is het?', 'Er schiet je vast iemand te binnen. Pak {the}.'],
      ['Wat gaat er door je hoofd?', 'Haal het eruit, met {the}.'],
    ],
    howTo: [
      ['Zo zeg je het aardig', 'Kort, lief, in je eigen handschrift. Met {the}.'],
      ['Zo begint een leeg blad', 'Elk woord is goed. Het eerste is voor {the}.'],
    ],
  },
  party: {
    benefit: [
      ['De slingers gaan op', 'Muziek, taart, mensen. En {the}.'],
      ['Er is iets te vieren', 'De bel gaat al. Haal {the} tevoorschijn.'],
      ['Maak er een avond van', 'Over de foto’s praten we later. Neem {the} mee.'],
    ],
    problem: [
      ['Feest, maar geen plan?', 'Begin met één goed idee: {the}.'],
      ['Nog niks voor het feest?', 'De helft is aankleding. De andere helft ben jij. En {the}.'],
    ],
    question: [
      ['Wat vieren we?', 'Elke reden is goed. Haal {the} in huis.'],
      ['Wie komen er allemaal?', 'Stuur de berichtjes, zet {the} klaar.'],
    ],
    howTo: [
      ['Zo geef je een goed feest', 'Minder regels, meer muziek, en {the}.'],
      ['Zo steel je de show', 'Kies een thema, ga ervoor. Met {the}.'],
    ],
  },
  health: {
    benefit: [
      ['Een moment voor jezelf', 'Zelfde stoel, zelfde tijd. Met {the}.'],
      ['Bij de tandenborstel', 'Daar zie je het elke dag staan of liggen: {the}.'],
      ['Hoort bij de dag', 'Koffie, krant, sleutels. En {the}.'],
    ],
    problem: [
      ['Jij weer als laatste?', 'Schuif jezelf één plek op. Begin met {the}.'],
      ['Al weken op het lijstje?', 'Streep het vandaag door. Het ging om {the}.'],
    ],
    question: [
      ['Wat past in je dag?', 'Vijf minuten, altijd dezelfde. Met {the}.'],
      ['Waar leg je het neer?', 'Waar je het morgen weer ziet. Dat geldt ook voor {the}.'],
    ],
    howTo: [
      ['Zo houd je een gewoonte', 'Zelfde plek, zelfde uur. Leg {the} daar klaar.'],
      ['Zo kies je met beleid', 'Lees het etiket, vraag het na. Kijk dan naar {the}.'],
    ],
  },
  general: {
    benefit: [
      ['Zomaar een dinsdag', 'Niets bijzonders gepland. Behalve {the}.'],
      ['Krijgt een vaste plek', 'Dingen komen en gaan. Houd een plek vrij voor {the}.'],
      ['Wat je echt gebruikt', 'De rest ligt in de la. Bovenop: {the}.'],
    ],
    problem: [
      ['Nog steeds aan het zoeken?', 'Twaalf tabs open, duim moe. Sluit er elf en houd {the}.'],
      ['Te veel keuze?', 'Veertig resultaten, één hoofd. Kijk eens naar {the}.'],
    ],
    question: [
      ['Voor jou of voor een ander?', 'Je mag {the} houden. Geven kan ook.'],
      ['Cadeau of zelf houden?', 'Pak {the} in, of zeg het tegen niemand.'],
    ],
    howTo: [
      ['Zo kies je', 'Pak je het maandag weer? Dan ja: {the}.'],
      ['Zo vind je de goede', 'Schrijf op wat je zoekt, streep de rest weg. Leg {the} ernaast.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
