import { type GroupPhrases } from '../phrasebook.ts'

/** English phrases for electronics, and for services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['Press play, look out', 'Window seat, long album, nobody talking. Bring {the}.'],
      ['That album, start to end', 'Lights off, no skipping. Just {the}.'],
      ['Sound for every day', 'Commute, kitchen, late night: take {the} along.'],
    ],
    problem: [
      ['Tired of tinny sound?', 'That record deserves more than a phone on a table. Play it on {the}.'],
      ['Too much noise around?', 'Choose what you listen to. Choose {the}.'],
    ],
    question: [
      ['What are you listening to?', 'A live album, a long podcast, somebody you miss. Press play on {the}.'],
      ['Which song goes first?', 'Pick one you know by heart. Play it on {the}.'],
    ],
    howTo: [
      ['How to hear more', 'Sit down, turn off the rest, and listen with {the}.'],
      ['How to set up your sound', 'Find a good spot, pick a good record, connect {the}.'],
    ],
  },
  recording: {
    benefit: [
      ['Say it clearly', 'Interview, podcast or voice note: put {the} in front of you.'],
      ['Press record', 'The idea is there. Get it down with {the}.'],
      ['Be heard', 'First take, best take. Put {the} in front of you.'],
    ],
    problem: [
      ['Sounds like a tin can?', 'The guest was great, the sound was not. Next time, {the}.'],
      ['Wind, hum, street noise?', 'Give your voice a better chance, with {the}.'],
    ],
    question: [
      ['What will you record?', 'A song, a talk, a first episode? Start with {the}.'],
      ['Ready to go live?', 'Check the light, check the sound, check {the}.'],
    ],
    howTo: [
      ['How to start a podcast', 'One topic, one guest, and {the}.'],
      ['How to record at home', 'Pick a quiet room, hang up a blanket, set up {the}.'],
    ],
  },
  camera: {
    benefit: [
      ['Keep the moment', 'The good ones pass quickly. Have {the} ready.'],
      ['See more, keep more', 'Light, faces, places: point {the} at what matters.'],
      ['Your view, in focus', 'Nobody sees it quite like you do. Show them with {the}.'],
    ],
    problem: [
      ['Missed the shot again?', 'Moments do not wait. Keep {the} close.'],
      ['Photos stuck on your phone?', 'Go looking for pictures again, with {the}.'],
    ],
    question: [
      ['What would you capture?', 'Morning light, a first step, a far-off peak. Reach for {the}.'],
      ['Where will you point it?', 'Pick a subject. {The} {is} up for it.'],
    ],
    howTo: [
      ['How to see like a maker', 'Find the light, wait, breathe out. Then use {the}.'],
      ['How to tell it in pictures', 'One wide, one close, one face. {The} come{s} along.'],
    ],
  },
  security: {
    benefit: [
      ['Know who is there', 'Front door, nursery or hallway: {the} keep{s} an eye on it.'],
      ['Home, even when away', 'Out for the day, one eye at the door. Leave {the} on watch.'],
      ['A second pair of eyes', 'You cannot be everywhere. Put {the} where it counts.'],
    ],
    problem: [
      ['What was that noise?', 'The cat, the pipes, the wind? Ask {the}.'],
      ['Wondering about home?', 'Stove, door, dog. Leave {the} at home to watch.'],
    ],
    question: [
      ['Who is at the door?', 'Parcel, neighbor, nobody. Find out with {the}.'],
      ['What do pets do all day?', 'There is one way to find out: {the}.'],
    ],
    howTo: [
      ['How to keep an eye on home', 'Choose the spot, check the view, set up {the}.'],
      ['How to leave with less worry', 'Windows, stove, keys. The rest is for {the}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['The house after nine', 'Dishes done, lights low, nobody moving. {The} {is} on.'],
      ['Settle in and press play', 'Lights low, feet up, {the} on.'],
      ['Home, on your terms', 'Bring {the} in and let the house follow your lead.'],
    ],
    problem: [
      ['Too many remotes?', 'Simplify one evening at a time. Begin with {the}.'],
      ['Always getting up for it?', 'Feet up, blanket on. Let {the} do the walking.'],
    ],
    question: [
      ['What would you ask first?', 'Music, weather, a timer for the pasta. Put {the} in the kitchen.'],
      ['Which room goes first?', 'Kitchen, bedroom, living room? Find a spot for {the}.'],
    ],
    howTo: [
      ['How to start a smart home', 'Begin with one thing you use each day. {The} could be it.'],
      ['How to set up in an evening', 'Unbox, plug in, get comfortable with {the}.'],
    ],
  },
  computing: {
    benefit: [
      ['Nine to five, untangled', 'One desk, one coffee, one thing that just stays put: {the}.'],
      ['Eight hours a day', 'That is how long you sit with it. Choose {the}.'],
      ['Plug in and get going', 'Home, office or in between: {the} come{s} along.'],
    ],
    problem: [
      ['Setup slowing you down?', 'Small annoyances add up. Swap one of them for {the}.'],
      ['Desk in a tangle?', 'Start with one good upgrade: {the}.'],
    ],
    question: [
      ['What is on your desk?', 'Keep what works, and make room for {the}.'],
      ['Office, sofa or train?', 'Wherever you work today, pack {the}.'],
    ],
    howTo: [
      ['How to build a better desk', 'Clear it, then add back only what you use. Add {the}.'],
      ['How to choose the right one', 'Count what you plug in on a Monday. Then count the ports on {the}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Game on', 'Dim the lights, grab a snack, start with {the}.'],
      ['One more round', 'You know how it goes. {The} {is} ready for it.'],
      ['Your seat, your game', 'Solo or side by side: bring {the} into play.'],
    ],
    problem: [
      ['Nothing left to play?', 'Break the boredom with {the}.'],
      ['Rainy weekend ahead?', 'Snacks in, curtains closed. Start with {the}.'],
    ],
    question: [
      ['Player one ready?', 'Pick your side, pick your game, pick up {the}.'],
      ['Who are you up against?', 'Friends, family, the final boss? Bring {the}.'],
    ],
    howTo: [
      ['How to host a game night', 'Snacks, cushions, rivals, and {the}.'],
      ['How to set up for play', 'Find the comfortable chair first. Then {the}.'],
    ],
  },
  watch: {
    benefit: [
      ['Wear your time well', 'Some things you look at every day. Make it {the}.'],
      ['Every hour, well dressed', 'Meeting, dinner or a day off: put on {the}.'],
      ['Time, close at hand', 'Look at your wrist instead of your phone. That takes {the}.'],
    ],
    problem: [
      ['Checking your phone again?', 'You looked for the time and stayed for an hour. Wear {the}.'],
      ['Wrist looking empty?', 'Roll up the sleeve. Put on {the}.'],
    ],
    question: [
      ['What do you wear every day?', 'Keys, phone, {the}.'],
      ['Got the time?', 'With {the} on the wrist, people will ask.'],
    ],
    howTo: [
      ['How to pick a watch', 'Dial, size, strap, in that order. Then try on {the}.'],
      ['How to dress the wrist', 'One good thing is plenty. Put on {the}.'],
    ],
  },
  service: {
    benefit: [
      ['See how it works', 'Ten minutes with {the} tell you more than any ad.'],
      ['Less hassle, more done', 'Hand the boring part to {the}.'],
      ['Start where you are', 'No need to be ready. Just open {the}.'],
    ],
    problem: [
      ['Stuck in the old way?', 'There is an easier one. Try {the}.'],
      ['Been putting it off?', 'Take the first step today, with {the}.'],
    ],
    question: [
      ['What could be easier?', 'Name the one task you keep moving to Friday. Give it to {the}.'],
      ['Twenty minutes tonight?', 'That is enough for a first try of {the}.'],
    ],
    howTo: [
      ['How to get started', 'Look around, ask questions, then try {the}.'],
      ['How to choose with care', 'Compare, read on, sleep on it. Start with {the}.'],
    ],
  },
  music: {
    benefit: [
      ['Play what you feel', 'Pick up {the} and see where the evening goes.'],
      ['Make some noise', 'Songs start somewhere. Yours could start with {the}.'],
      ['From first note to last', 'Practice, jam, perform: {the} come{s} along.'],
    ],
    problem: [
      ['Out of practice?', 'A few minutes a day are enough to begin. Keep {the} in sight.'],
      ['Song stuck in your head?', 'Let it out, with {the}.'],
    ],
    question: [
      ['What will you play first?', 'An old song or something of your own? Try it on {the}.'],
      ['Band or bedroom?', 'Stage lights or lamp light, pick up {the}.'],
    ],
    howTo: [
      ['How to keep practicing', 'Leave {the} out of the case, in plain sight. You will reach for {it}.'],
      ['How to write a first song', 'Three chords, one feeling, and {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
