import { type GroupPhrases } from '../phrasebook.ts'

/** Spanish phrases for what people eat, drink, read, play and go out with. */
export const livingPhrases = {
  food: {
    benefit: [
      ['Déjame probar', 'Pon {the} en la mesa y cuenta las manos.'],
      ['La hora de la merienda', 'Las cinco y media, la puerta, los zapatos. Y {the}.'],
      ['Para picar, para compartir', 'O para nadie, si nadie mira. Abre {the}.'],
    ],
    problem: [
      ['¿Y ahora qué comemos?', 'Empieza por algo que te apetezca. Por ejemplo, {the}.'],
      ['¿La despensa, en blanco?', 'Hoy no la salva ni el pan de ayer. Apunta {the}.'],
    ],
    question: [
      ['¿Compartes o lo escondes?', 'Aquí nadie va a decir nada. Abre {the}.'],
      ['¿Hay hambre?', 'Con mantel o de pie en la cocina. Saca {the}.'],
    ],
    howTo: [
      ['Cómo montar un aperitivo', 'Buen pan, buena gente y {the}.'],
      ['Cómo llenar la despensa', 'Compra poco, lo que sí se acaba. Empieza con {the}.'],
    ],
  },
  pantry: {
    benefit: [
      ['Todo empieza en la despensa', 'Abre la puerta y mira hasta dónde llega la cena. Con {the}.'],
      ['Un chorro, una pizca', 'Así cocinan las abuelas, sin báscula. Ten a mano {the}.'],
      ['El pan ya está cortado', 'Y la sartén, al fuego. Saca {the}.'],
    ],
    problem: [
      ['¿Queda poco?', 'Siempre se acaba a mitad de receta. Apunta en la lista {the}.'],
      ['¿Con qué cocino hoy?', 'Una buena cena empieza por lo básico. Empieza con {the}.'],
    ],
    question: [
      ['¿Qué hay al fuego?', 'Una receta vieja o una primera vez. Ten cerca {the}.'],
      ['¿Qué falta en la lista?', 'Pan, fruta y {the}. Ya hay desayuno.'],
    ],
    howTo: [
      ['Cómo cocinar con poco', 'Lista corta, fuego vivo y {the}.'],
      ['Cómo armar una despensa', 'Lo de cada semana, delante. Al lado, {the}.'],
    ],
  },
  drink: {
    benefit: [
      ['La cocina huele a mañana', 'Alguien se ha levantado antes que tú. Abre {the}.'],
      ['Hora de parar', 'Una silla, una ventana y {the}.'],
      ['La tarde puede esperar', 'Para, sirve, mira por la ventana. Con {the}.'],
    ],
    problem: [
      ['¿La tarde no avanza?', 'Levántate, estira, busca la luz. Y prepara {the}.'],
      ['¿Lo mismo cada mañana?', 'La taza puede quedarse. Cambia lo de dentro: {the}.'],
    ],
    question: [
      ['¿Cómo te gusta?', 'Solo, con hielo, con una galleta al lado. Prueba con {the}.'],
      ['¿Otra ronda?', 'La charla aún no ha llegado a lo bueno. Saca {the}.'],
    ],
    howTo: [
      ['Cómo parar diez minutos', 'Deja el teléfono y acércate a la ventana. Con {the}.'],
      ['Cómo empezar sin prisa', 'Primero sirve, luego lee las noticias. Con {the}.'],
    ],
  },
  spirits: {
    benefit: [
      ['Sirve despacio', 'Una sala en calma, una buena copa y {the}.'],
      ['Para después de la cena', 'Las sillas hacia atrás, las voces bajas. Abre {the}.'],
      ['Levanta la copa', 'Por las charlas largas y la gente de antes. Con {the}.'],
    ],
    problem: [
      ['¿Qué llevo a la cena?', 'Algo para abrir juntos: {the}.'],
      ['¿Un hueco en el mueble bar?', 'Entre el vermut y el ron se ve la pared. Guarda ahí {the}.'],
    ],
    question: [
      ['¿Con hielo o sin nada?', 'Según la noche y la compañía. Abre {the}.'],
      ['¿Qué abrimos hoy?', 'La mesa está puesta, la música baja. Abre {the}.'],
    ],
    howTo: [
      ['Cómo catar con calma', 'Mira, huele, prueba, espera. Con tiempo y con {the}.'],
      ['Cómo montar un bar en casa', 'Botella a botella. Empieza con {the}.'],
    ],
  },
  book: {
    benefit: [
      ['Una página más', 'La luz de la mesilla aún puede esperar. Abre {the}.'],
      ['El tren se retrasa', 'Y no te importa. Abre {the}.'],
      ['Léelo y pásalo', 'Hay historias que piden compañía. Empieza {the}.'],
    ],
    problem: [
      ['¿Otra vez la pantalla?', 'Cambia un rato el dedo por la página. Abre {the}.'],
      ['¿Nada en la mesilla?', 'Ahí falta un montón pequeño. Encima, {the}.'],
    ],
    question: [
      ['¿Qué estás leyendo?', 'Si la respuesta es nada, abre {the}.'],
      ['¿Sofá, tren o cama?', 'Donde se lea a gusto. Llévate {the}.'],
    ],
    howTo: [
      ['Cómo leer otro poco', 'El teléfono, en la cocina. En la mesilla, {the}.'],
      ['Cómo pasar una tarde gris', 'Manta, té y {the}.'],
    ],
  },
  toy: {
    benefit: [
      ['Alfombra despejada', 'Los mayores, sentados en el suelo. Saca {the}.'],
      ['Tarde de lluvia', 'Cojines, meriendas, ningún plan. Y {the}.'],
      ['Otra vez, otra vez', 'Lo van a pedir antes de cenar. Saca {the}.'],
    ],
    problem: [
      ['¿Ya se aburren?', 'Y es sábado, son las nueve. Saca {the}.'],
      ['¿Mucha pantalla?', 'Aquí hay algo que se toca: {the}.'],
    ],
    question: [
      ['¿Jugamos?', 'Los mayores también pueden. Saca {the}.'],
      ['¿A quién le toca?', 'A todos, y a la vez. Pon en medio {the}.'],
    ],
    howTo: [
      ['Cómo ganar a la lluvia', 'Mantas en el suelo, algo de picar y {the}.'],
      ['Cómo celebrar un cumple', 'Tarta, velas, amigos. Y con un lazo, {the}.'],
    ],
  },
  baby: {
    benefit: [
      ['Días pequeñitos', 'Baño, siesta, paseo y vuelta a empezar. Ten cerca {the}.'],
      ['La siesta, por fin', 'Pasos de puntillas, puerta entornada. Y {the}.'],
      ['Manos pequeñas, días largos', 'La tarde tiene muchas vueltas. La próxima, con {the}.'],
    ],
    problem: [
      ['¿Faltan manos?', 'Una para el bebé, otra para el mundo. Ten cerca {the}.'],
      ['¿Toda la casa en la bolsa?', 'Y aún no hemos cruzado la puerta. Empieza con {the}.'],
    ],
    question: [
      ['¿Qué falta en la lista?', 'Tacha una línea hoy: {the}.'],
      ['¿Un regalo de bienvenida?', 'Algo que se use desde la primera semana: {the}.'],
    ],
    howTo: [
      ['Cómo salir con un bebé', 'Una muda, una manta, paciencia y {the}.'],
      ['Cómo acabar el día', 'Luz baja, una nana, pocas cosas. Y {the}.'],
    ],
  },
  pet: {
    benefit: [
      ['Ya viene corriendo', 'Nadie ha dicho nada y mueve la cola. Saca {the}.'],
      ['Siesta, paseo, cena', 'Una vida bien pensada. Añade {the}.'],
      ['Uno más de la familia', 'Pide poco y lo pide con los ojos. Dale {the}.'],
    ],
    problem: [
      ['¿El sofá, ocupado otra vez?', 'Ofrece algo a cambio: {the}.'],
      ['¿Esa mirada a las ocho?', 'Conoces la pregunta. Contesta con {the}.'],
    ],
    question: [
      ['¿Quién se ha portado bien?', 'No hace falta decir su nombre. Para quien tú sabes, {the}.'],
      ['¿Paseo, siesta o juego?', 'Las tres cosas, por favor. Y {the}.'],
    ],
    howTo: [
      ['Cómo mimar un poco', 'Tiempo, un paseo largo y {the}.'],
      ['Cómo hacerle un hueco', 'Un rincón tranquilo, una rutina y {the}.'],
    ],
  },
  fitness: {
    benefit: [
      ['El salón también vale', 'Sin colas, sin taquilla, sin autobús. Entrena con {the}.'],
      ['Hoy poco, mañana otro poco', 'Así empiezan las costumbres. Deja a la vista {the}.'],
      ['Suena tu canción', 'Calienta, respira, cuenta hasta tres. Y con {the}.'],
    ],
    problem: [
      ['¿El gimnasio queda lejos?', 'Diez minutos donde estés. Con {the}.'],
      ['¿Las ganas no aparecen?', 'Haz pequeño el primer paso. Pon a la vista {the}.'],
    ],
    question: [
      ['¿Cuál es la meta?', 'Escríbela en la nevera. Después, saca {the}.'],
      ['¿Empezamos?', 'Zapatillas atadas, música alta y {the}.'],
    ],
    howTo: [
      ['Cómo seguir mañana', 'Misma hora, un paso más. Con {the}.'],
      ['Cómo empezar de cero', 'Despacio, con descansos y con {the}.'],
    ],
  },
  cycling: {
    benefit: [
      ['Da el rodeo', 'Dos ruedas, ninguna prisa y {the}.'],
      ['A por el pan, pedaleando', 'Y a la vuelta, por el río. Con {the}.'],
      ['Domingo sobre ruedas', 'Aire fresco, un puerto pequeño, un café. Sal con {the}.'],
    ],
    problem: [
      ['¿Otro atasco?', 'Todos llegan tarde y nadie se mueve. Sal con {the}.'],
      ['¿La bici junta polvo?', 'Hincha las ruedas, elige una calle. Vuelve con {the}.'],
    ],
    question: [
      ['¿Por dónde vamos?', 'El puerto, el canal, el barrio. Llévate {the}.'],
      ['¿Rodamos?', 'Llena el bidón, elige la ruta. Sal con {the}.'],
    ],
    howTo: [
      ['Cómo ir al trabajo en bici', 'Mira la ruta, lleva poco. Y cuenta con {the}.'],
      ['Cómo aguantar la ruta', 'Sal pronto, para en un café. Lleva {the}.'],
    ],
  },
  outdoors: {
    benefit: [
      ['Cobertura: ninguna', 'Sal pronto, carga poco. Lleva {the}.'],
      ['Aire libre, en la agenda', 'Bosque, lago o banco del parque. Con {the}.'],
      ['El plan: no tener plan', 'Un mapa doblado y todo el día. Y {the}.'],
    ],
    problem: [
      ['¿Demasiado techo?', 'La puerta está ahí mismo. Sal con {the}.'],
      ['¿Siempre se olvida algo?', 'Empieza la lista por arriba: {the}.'],
    ],
    question: [
      ['¿Monte o playa?', 'Donde no llegue el correo. Llévate {the}.'],
      ['¿Qué llevas en la mochila?', 'Poco, y un hueco para {the}.'],
    ],
    howTo: [
      ['Cómo preparar dos noches', 'Algo de abrigo, algo de picar y {the}.'],
      ['Cómo salir a menudo', 'Elige día, elige sitio. Carga {the}.'],
    ],
  },
  stationery: {
    benefit: [
      ['Ponlo por escrito', 'Hay ideas que piden tinta. Empieza con {the}.'],
      ['Cuatro palabras a mano', 'Alguien las guarda en un cajón durante años. Escribe con {the}.'],
      ['Una idea a medianoche', 'Mañana ya no estará. Apunta y ten cerca {the}.'],
    ],
    problem: [
      ['¿No sale la primera línea?', 'Empieza con un nombre. Y con {the}.'],
      ['¿El cajón de la mesa?', 'Deja lo que te gusta usar. Encima, {the}.'],
    ],
    question: [
      ['¿Para quién es?', 'Has pensado en alguien, seguro. Elige {the}.'],
      ['¿Qué te ronda?', 'Sácalo de la cabeza. Con {the}.'],
    ],
    howTo: [
      ['Cómo decirlo bien', 'Poco y de verdad. El resto, con {the}.'],
      ['Cómo empezar una página', 'Vale cualquier palabra. La primera, con {the}.'],
    ],
  },
  party: {
    benefit: [
      ['Que empiece la fiesta', 'Música, gente, algo de picar y {the}.'],
      ['La fiesta, en los detalles', 'Luego salen en todas las fotos. Lleva {the}.'],
      ['Baja las persianas', 'Alguien llega y no sospecha nada. Prepara {the}.'],
    ],
    problem: [
      ['¿Fiesta pronto y sin plan?', 'Empieza con una idea divertida: {the}.'],
      ['¿Todo listo menos algo?', 'La mesa está, la gente viene. Y {the}.'],
    ],
    question: [
      ['¿Qué celebramos?', 'Cualquier motivo sirve. Saca {the}.'],
      ['¿Quién está en la lista?', 'Manda los mensajes. Luego, {the}.'],
    ],
    howTo: [
      ['Cómo montar una fiesta', 'Pocas reglas, mucha música y {the}.'],
      ['Cómo dar que hablar', 'Elige un tema y llévalo lejos. Con {the}.'],
    ],
  },
  health: {
    benefit: [
      ['Un rato para ti', 'La misma silla, la misma hora. Con {the}.'],
      ['Junto al cepillo', 'Donde lo veas cada mañana. Deja ahí {the}.'],
      ['El día está lleno', 'Guarda una esquina para ti. Y para {the}.'],
    ],
    problem: [
      ['¿Siempre lo último?', 'Sube una línea en tu propia lista. Empieza con {the}.'],
      ['¿Lo dejas para mañana?', 'Lleva meses en la lista. Toca hoy: {the}.'],
    ],
    question: [
      ['¿Qué pide tu día?', 'Cinco minutos a la misma hora. Con {the}.'],
      ['¿Parte de la rutina?', 'A la vista, junto al vaso de agua. Pon ahí {the}.'],
    ],
    howTo: [
      ['Cómo seguir una rutina', 'Mismo sitio, misma hora. Ahí, {the}.'],
      ['Cómo elegir con calma', 'Lee la etiqueta y pregunta. Después, compara {the}.'],
    ],
  },
  general: {
    benefit: [
      ['Para un martes cualquiera', 'Nada especial en la agenda. Solo {the}.'],
      ['Lo que acabas usando', 'Mucho se queda en el cajón. Saca {the}.'],
      ['Un hueco en la repisa', 'Las cosas vienen y van. Guarda sitio para {the}.'],
    ],
    problem: [
      ['¿Aún buscando?', 'Doce pestañas abiertas, el pulgar pide tregua. Quédate con {the}.'],
      ['¿Mucho donde elegir?', 'Cierra los ojos, respira. Y empieza con {the}.'],
    ],
    question: [
      ['¿Para ti o para regalar?', 'Con lazo o sin él. Mira {the}.'],
      ['¿Te lo quedas?', 'También se puede compartir. Piénsalo con {the}.'],
    ],
    howTo: [
      ['Cómo elegir', 'Piensa si el lunes lo seguirás usando. Y decide con {the}.'],
      ['Cómo encontrar lo tuyo', 'Apunta lo que necesitas, tacha el resto. Y prueba {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
