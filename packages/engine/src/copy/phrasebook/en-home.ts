import { type GroupPhrases } from './phrasebook.ts'

/** English phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['First sip of the day', 'Some sips deserve a proper pause. Have yours with {the}.'],
      ['Pour. Sip. Breathe.', 'Fill {the}, find a quiet corner, and let the day wait a little.'],
      ['For the drink you love', 'Hot, cold or somewhere in between: {the} {is} there for every round.'],
    ],
    problem: [
      ['Chipped, stained, mismatched?', 'That cupboard has had a long run. Make room for {the}.'],
      ['Cupboard full, nothing to love?', 'Every cupboard needs the one you reach for first. Say hello to {the}.'],
    ],
    question: [
      ['What are you pouring?', 'Coffee, tea, water, something stronger? {The} {is} ready when you are.'],
      ['Who gets the good cup?', 'Put {the} on the shelf and see who reaches for {it} first.'],
    ],
    howTo: [
      ['How to slow down a morning', 'Boil, pour, put the phone away. {The} take{s} it from there.'],
      ['How to take a real break', 'Step one: fill {the}. Step two: sit down. There is no step three.'],
    ],
  },
  cookware: {
    benefit: [
      ['Dinner starts here', 'Good nights begin at the stove. {The} {is} ready when you are.'],
      ['Cook more, fuss less', 'Weeknight dinners and Sunday projects: reach for {the}.'],
      ['Made to be used', 'A kitchen is for cooking. Give {the} a place on yours.'],
    ],
    problem: [
      ['Drawer full, nothing works?', 'Fewer things, used more often. Start with {the}.'],
      ['Ordering in again?', 'Cooking is easier when you like what you cook with. Take a look at {the}.'],
    ],
    question: [
      ['What are you making tonight?', 'Whatever it is, {the} could be part of it.'],
      ['Sunday roast or quick fry?', 'Either way, keep {the} within reach.'],
    ],
    howTo: [
      ['How to love weeknights', 'Pick one dish, cook it often, make it yours. {The} can be where it starts.'],
      ['How to cook with joy', 'Good music, good ingredients, and {the} at hand.'],
    ],
  },
  tableware: {
    benefit: [
      ['Set a table worth staying at', 'Bring out {the} and let the evening run long.'],
      ['For every day and guests', 'Tuesday pasta or a full table: {the} {goes} out for both.'],
      ['Good food, well served', 'You did the cooking. Let {the} do the presenting.'],
    ],
    problem: [
      ['Nothing on the table matches?', 'Start again with one thing you like. Start with {the}.'],
      ['Guests coming, table bare?', 'Set out {the} and the hard part is done.'],
    ],
    question: [
      ['Who is coming to dinner?', 'Friends, family, or just you: set the table with {the}.'],
      ['Saving it for guests?', 'Use the good things today. {The} {is} made for the table, not the cupboard.'],
    ],
    howTo: [
      ['How to set an easy table', 'Candles, something green, and {the}. Done.'],
      ['How to make Tuesday feel big', 'Light a candle, turn off the news, and serve on {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Less waiting, more eating', 'Let {the} take one job off your kitchen list.'],
      ['A helping hand at home', 'Busy kitchens run on good help. {The} {is} ready for duty.'],
      ['Breakfast to midnight', 'From first cup to late snack, {the} {is} part of the kitchen.'],
    ],
    problem: [
      ['Kitchen running behind?', 'Hand one task to {the} and take the rest as it comes.'],
      ['Old one on its last legs?', 'Before it gives up for good, take a look at {the}.'],
    ],
    question: [
      ['What would you make first?', 'Think of a recipe, then think of {the} on your counter.'],
      ['Room on the counter?', 'If one thing earns a spot, let it be something you use. See {the}.'],
    ],
    howTo: [
      ['How to win back the kitchen', 'Plan one meal, prep it once, and let {the} do {its} part.'],
      ['How to make mornings easier', 'Set things out the night before and leave the rest to {the}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Make room for living', 'Bring {the} home and build the room around {it}.'],
      ['The room starts here', 'One good piece can set the tone. Let it be {the}.'],
      ['Sit, gather, stay a while', 'Homes are made of small moments. {The} {has} a place in them.'],
    ],
    problem: [
      ['Room feel unfinished?', 'Sometimes a space needs just one more thing. Try picturing {the} there.'],
      ['Empty corner at home?', 'You know the one. Imagine {the} in that spot.'],
    ],
    question: [
      ['Where would you put it?', 'Living room, hallway, that bare wall? Find a home for {the}.'],
      ['Ready to rearrange?', 'Move the plants, measure the wall, and take a look at {the}.'],
    ],
    howTo: [
      ['How to start a room', 'Choose one piece you love, then add slowly. {The} {is} a good first step.'],
      ['How to make it feel like home', 'Begin with what you use each day. Begin with {the}.'],
    ],
  },
  storage: {
    benefit: [
      ['A place for everything', 'Put things away once, find them again. {The} help{s} with both.'],
      ['Clear floor, clear head', 'Give the clutter an address: {the}.'],
      ['Tidy without trying', 'Everyday things need a home too. Here {is} {the}.'],
    ],
    problem: [
      ['Clutter winning?', 'Give it somewhere to go. {The} {is} a start.'],
      ['Where did you put it?', 'Things wander when they have no home. Give them {the}.'],
    ],
    question: [
      ['What would you tidy first?', 'Books, toys, shoes, the pile by the door? {The} can take {its} share.'],
      ['Ready to clear the floor?', 'Find a wall, measure it, and think of {the}.'],
    ],
    howTo: [
      ['How to tidy a room for good', 'Sort, let go, and store the rest. {The} {is} there for step three.'],
      ['How to calm a busy room', 'Hide half, show half. {The} make{s} a start.'],
    ],
  },
  lighting: {
    benefit: [
      ['Light sets the mood', 'Switch off the big light. {The} can take the evening from here.'],
      ['See the room differently', 'A room changes with its light. Picture {the} in yours.'],
      ['Good evenings, on cue', 'Dinner, a book, a long talk: bring {the} to the scene.'],
    ],
    problem: [
      ['Still using the big light?', 'One harsh bulb flattens any room. Take a look at {the}.'],
      ['That one dark corner?', 'Every home has a spot the light forgets. Put {the} there.'],
    ],
    question: [
      ['Bright or soft tonight?', 'Layer your light and you can choose. Begin with {the}.'],
      ['What would you light up?', 'A reading chair, a hallway, the table? Think of {the}.'],
    ],
    howTo: [
      ['How to layer light', 'One for the room, one for the task, one for the mood. {The} can be one of them.'],
      ['How to warm up a room', 'Lower the lights, add a glow at eye level, and try {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['The quiet part of the day', 'Lights out, phone away. {The} {is} waiting.'],
      ['Bed, made better', 'A third of life happens here. Make the bed with {the}.'],
      ['Slow mornings welcome', 'Stay under a little longer with {the}.'],
    ],
    problem: [
      ['Bed looking tired?', 'It works every night. Give it something back: {the}.'],
      ['Dreading laundry day?', 'A second set makes it simpler. Take a look at {the}.'],
    ],
    question: [
      ['Snooze or get up?', 'With {the} on the bed, nobody will blame you.'],
      ['When did you last change it?', 'Not the sheets. The whole bed. Begin with {the}.'],
    ],
    howTo: [
      ['How to make a bed inviting', 'Smooth, fold, layer. {The} {does} {its} part.'],
      ['How to end the day well', 'Dim the lights, open a window, and turn in with {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['Turn a shower into a pause', 'Steam, quiet, and {the} within reach.'],
      ['A calmer bathroom', 'Small things change how a day starts. {The} {is} one of them.'],
      ['Step out, wind down', 'Give the daily routine something nicer: {the}.'],
    ],
    problem: [
      ['Bathroom stuck in the past?', 'You do not need a renovation. Start with {the}.'],
      ['Rushed mornings?', 'Take back the first minutes of the day. {The} {is} a small start.'],
    ],
    question: [
      ['Bath or shower?', 'Either is better with a few good things around. See {the}.'],
      ['What would you change first?', 'If it is the bathroom, take a look at {the}.'],
    ],
    howTo: [
      ['How to make a spa of it', 'Warm water, low light, no phone, and {the}.'],
      ['How to refresh a bathroom', 'Clear the shelf, add one good thing. {The}, for example.'],
    ],
  },
  decor: {
    benefit: [
      ['The finishing touch', 'A room tells your story. Let {the} add a line.'],
      ['Small change, whole room', 'You do not have to move a wall. Place {the} and step back.'],
      ['Home, a little more you', 'Put {the} where you will see {it} every day.'],
    ],
    problem: [
      ['Something missing in here?', 'A bare spot is an open invitation. Answer it with {the}.'],
      ['Walls a bit bare?', 'Rooms feel finished one thing at a time. Next: {the}.'],
    ],
    question: [
      ['Where would it live?', 'Shelf, sill, table, wall? Find a spot for {the}.'],
      ['Does your home look like you?', 'Add something you chose for no other reason. {The}, perhaps.'],
    ],
    howTo: [
      ['How to finish a room', 'Group, layer, leave some air. {The} can be the last piece.'],
      ['How to style a shelf', 'Tall at the back, small in front, and {the} where the eye lands.'],
    ],
  },
  climate: {
    benefit: [
      ['Comfort in every season', 'Rooms are for living in. {The} {is} there to help.'],
      ['Your room, your weather', 'Some days need a little adjusting. {The} {is} at hand.'],
      ['Settle in comfortably', 'Close the window, open a book, switch on {the}.'],
    ],
    problem: [
      ['Room never quite right?', 'Too warm, too cold, too stuffy? Take a look at {the}.'],
      ['Stuffy in here?', 'Before you move the whole desk, consider {the}.'],
    ],
    question: [
      ['How does your room feel?', 'If the answer takes a sigh, see {the}.'],
      ['Bedroom or home office?', 'Pick the room you use most and picture {the} in it.'],
    ],
    howTo: [
      ['How to feel better at home', 'Open the curtains, move the chair, and add {the}.'],
      ['How to choose for your room', 'Measure the space, note the sockets, then read up on {the}.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Clean home, quiet evening', 'Get the chore done, then forget about it. {The} {is} made for the job.'],
      ['Chores, shortened', 'Nobody dreams of housework. Let {the} help with it.'],
      ['Spotless is a good mood', 'Open the windows, put on music, and get going with {the}.'],
    ],
    problem: [
      ['Crumbs, dust, repeat?', 'The mess will be back. So {is} {the}.'],
      ['Saturday lost to cleaning?', 'Take some of it back with {the}.'],
    ],
    question: [
      ['Which chore can wait no more?', 'You know the one. Tackle it with {the}.'],
      ['Guests in half an hour?', 'Deep breath. Then {the}.'],
    ],
    howTo: [
      ['How to clean room by room', 'Top to bottom, back to door. {The} come{s} along.'],
      ['How to keep on top of it', 'A little every day beats one long Saturday. Keep {the} handy.'],
    ],
  },
  garden: {
    benefit: [
      ['Outside is calling', 'Open the back door and put {the} to work.'],
      ['Your patch, your rules', 'Balcony, yard or garden: {the} {is} ready for it.'],
      ['Long evenings outdoors', 'Good weather should not be wasted. Bring out {the}.'],
    ],
    problem: [
      ['Garden getting away from you?', 'One afternoon and {the} can be a beginning.'],
      ['Yard work piling up?', 'Start with the part you see from the window. And with {the}.'],
    ],
    question: [
      ['What will you do out there?', 'Plant, grill, nap, repeat? Take a look at {the}.'],
      ['Got an hour of daylight?', 'That is enough to get started with {the}.'],
    ],
    howTo: [
      ['How to enjoy your garden', 'Do a little, sit a lot. {The} help{s} with one of them.'],
      ['How to start the season', 'Clear, plan, plant. Keep {the} close.'],
    ],
  },
  tools: {
    benefit: [
      ['Get the job done', 'Some jobs just need the right thing at hand. {The} {is} ready.'],
      ['Fix it yourself', 'There is a quiet pride in a job well done. Start with {the}.'],
      ['Ready for the next job', 'Keep {the} where you can reach {it}.'],
    ],
    problem: [
      ['That repair still waiting?', 'Cross it off the list this weekend, with {the}.'],
      ['Making do with the wrong one?', 'The right thing saves a second trip. See {the}.'],
    ],
    question: [
      ['What will you build next?', 'A shelf, a gift, a fix? Put {the} to work.'],
      ['Missing from your toolbox?', 'Check the drawer, then check out {the}.'],
    ],
    howTo: [
      ['How to finish what you start', 'Measure, prepare, take your time. And have {the} at hand.'],
      ['How to tackle the list', 'Smallest job first. {The} {is} there for the rest.'],
    ],
  },
  car: {
    benefit: [
      ['Look after your ride', 'You rely on it every day. {The} {is} one way to care for it.'],
      ['Made for the road', 'Wherever the next trip goes, think of {the}.'],
      ['Ready when you drive', 'Small things make time on the road better. {The}, for one.'],
    ],
    problem: [
      ['Parked outside all year?', 'Sun, dust, rain and birds do not take days off. Take a look at {the}.'],
      ['Car need some attention?', 'It gets you everywhere. Start giving back with {the}.'],
    ],
    question: [
      ['Where to next?', 'School run or road trip, see what {the} can do for yours.'],
      ['Does it fit your car?', 'Check the details of {the} before your next drive.'],
    ],
    howTo: [
      ['How to keep it looking good', 'Wash, dry, protect. {The} belong{s} to the routine.'],
      ['How to prepare for a trip', 'Plan the route, pack light, and have {the} on board.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
