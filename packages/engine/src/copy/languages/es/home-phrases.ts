import { type GroupPhrases } from '../phrasebook.ts'

/** Spanish phrases for things of kitchen, house and garden. */
export const homePhrases = {
  drinkware: {
    benefit: [
      ['El primer sorbo', 'La casa aún duerme y la ventana es tuya. Llena {the}.'],
      ['Diez minutos de calma', 'Antes de que nadie pregunte nada. Tú, la cocina y {the}.'],
      ['Primero, una pausa', 'El mundo, que espere en la puerta. Llena {the}.'],
    ],
    problem: [
      ['¿Nada pega con nada?', 'Cada pieza vino de otra mudanza. Empieza de nuevo con {the}.'],
      ['¿Beber de pie otra vez?', 'Con una mano en el abrigo, así no. Siéntate con {the}.'],
    ],
    question: [
      ['¿Qué te sirves hoy?', 'Algo caliente a las ocho, algo fresco a las cinco. Llena {the}.'],
      ['¿A quién le toca hoy?', 'En cada casa hay una pieza que todos buscan. Esconde bien {the}.'],
    ],
    howTo: [
      ['Cómo frenar una mañana', 'Abre la ventana, deja lejos el teléfono. Llena {the}.'],
      ['Cómo hacer una pausa', 'Paso uno: llena {the}. Paso dos: siéntate. No hay paso tres.'],
    ],
  },
  cookware: {
    benefit: [
      ['Primero, la cebolla', 'Aceite, fuego y ese sonido. La cena empieza con {the}.'],
      ['Martes breve, domingo lento', 'Tortilla entre semana, guiso el fin de semana. Para ambos, {the}.'],
      ['Huele a casa', 'Alguien pregunta desde el pasillo qué hay. Contesta con {the}.'],
    ],
    problem: [
      ['¿El cajón no cierra?', 'Quédate con lo que usas cuando hay hambre. Por ejemplo, {the}.'],
      ['¿Otra vez a domicilio?', 'Dos huevos, algo verde, diez minutos. Y a cocinar con {the}.'],
    ],
    question: [
      ['¿Qué se cena hoy?', 'Lo que diga la nevera. Empieza con {the} y luego ya se verá.'],
      ['¿Receta o improvisación?', 'La abuela medía a ojo. Tú, con {the}.'],
    ],
    howTo: [
      ['Cómo cocinar un martes', 'Elige un plato, repítelo y hazlo tuyo. Empieza con {the}.'],
      ['Cómo cocinar con gusto', 'Radio puesta, delantal torcido y {the}.'],
    ],
  },
  tableware: {
    benefit: [
      ['La sobremesa empieza aquí', 'Nadie mira la hora, queda pan. Pon la mesa con {the}.'],
      ['Para hoy y para visitas', 'Lentejas un lunes, mantel un sábado. Saca {the} los dos días.'],
      ['A la mesa', 'Tú ya has cocinado. Del resto se encarga la mesa, con {the}.'],
    ],
    problem: [
      ['¿Nada combina en la mesa?', 'Empieza de nuevo con algo que te guste. Por ejemplo, {the}.'],
      ['¿Vienen ya y falta algo?', 'Velas, servilletas, una silla de más. Y {the}.'],
    ],
    question: [
      ['¿Cuántos vienen hoy?', 'Cuenta sillas, abre la ventana y saca {the}.'],
      ['¿Lo guardas para visitas?', 'La visita de hoy eres tú. Estrena la semana con {the}.'],
    ],
    howTo: [
      ['Cómo poner la mesa', 'Algo verde, una vela y {the}. Listo.'],
      ['Cómo animar un martes', 'Apaga las noticias, enciende una vela. Sirve la cena con {the}.'],
    ],
  },
  appliance: {
    benefit: [
      ['Menos esperar, más comer', 'En la cocina también se reparten tareas. Una, para {the}.'],
      ['Un turno menos', 'Alguien tiene que hacerlo antes del café. Esta vez, con {the}.'],
      ['De la tostada a la cena', 'La cocina no cierra en todo el día. Cuenta con {the}.'],
    ],
    problem: [
      ['¿La cocina va con retraso?', 'Pásale una tarea a otro. Empieza con {the}.'],
      ['¿Suena raro el de antes?', 'Ese ruido lleva meses avisando. Toca relevo: {the}.'],
    ],
    question: [
      ['¿Qué harías primero?', 'Algo que se huela desde el pasillo. Empieza con {the}.'],
      ['¿Un hueco en la cocina?', 'Mide dos veces, mueve el frutero. Ahí, {the}.'],
    ],
    howTo: [
      ['Cómo aligerar la mañana', 'Deja todo a mano la noche antes. Y junto al enchufe, {the}.'],
      ['Cómo recuperar la cocina', 'Una receta, una tarde, mucha música. Y {the}.'],
    ],
  },
  furniture: {
    benefit: [
      ['Donde acaban todos', 'Cada casa tiene un sitio al que se vuelve. Que sea {the}.'],
      ['Entrar y soltar el bolso', 'Llaves al cuenco, zapatos fuera. Y ahí, {the}.'],
      ['Quédate un rato más', 'Las buenas charlas empiezan tarde. Guárdales sitio con {the}.'],
    ],
    problem: [
      ['¿Le falta algo al cuarto?', 'Llevas meses rodeando ese hueco. Prueba con {the}.'],
      ['¿Un rincón sin oficio?', 'Ya sabes cuál. Imagina ahí {the}.'],
    ],
    question: [
      ['¿Dónde lo pondrías?', 'Bajo la ventana, en la entrada. Busca sitio para {the}.'],
      ['¿Mueves los muebles hoy?', 'Primero las plantas, luego la alfombra. Al final, {the}.'],
    ],
    howTo: [
      ['Cómo empezar un cuarto', 'Elige una pieza, espera, añade otra. Empieza con {the}.'],
      ['Cómo sentirse en casa', 'Se empieza por lo que usas cada día. Por ejemplo, {the}.'],
    ],
  },
  storage: {
    benefit: [
      ['Cada cosa en su sitio', 'Guardar una vez, encontrar a la primera. Empieza con {the}.'],
      ['El suelo vuelve a verse', 'El desorden también necesita una dirección. Dale {the}.'],
      ['Orden en dos gestos', 'Llaves aquí, cartas allá. Y en medio, {the}.'],
    ],
    problem: [
      ['¿Gana el desorden?', 'Las cosas sin sitio se pasean por la casa. Cuenta con {the}.'],
      ['¿Dónde lo habré puesto?', 'La pregunta de cada lunes. Busca menos con {the} cerca.'],
    ],
    question: [
      ['¿Qué recoges primero?', 'Libros, juguetes, el montón de la entrada. Haz sitio con {the}.'],
      ['¿Y si despejamos el suelo?', 'Elige una pared y mídela. Después, {the}.'],
    ],
    howTo: [
      ['Cómo ordenar un cuarto', 'Separa, regala, guarda. Para lo tercero, {the}.'],
      ['Cómo calmar una estantería', 'La mitad a la vista, la mitad no. Ayúdate con {the}.'],
    ],
  },
  lighting: {
    benefit: [
      ['Cae la tarde', 'El cielo se apaga poco a poco. Enciende {the}.'],
      ['El mismo cuarto, de noche', 'Poca luz, sombras largas, ningún plan. Solo {the}.'],
      ['Una página más', 'Cae la tarde y el capítulo no acaba. Enciende {the}.'],
    ],
    problem: [
      ['¿Una luz para todo?', 'Leer, cenar, hablar: cada rato pide la suya. Enciende {the}.'],
      ['¿Y ese rincón a oscuras?', 'En cada casa hay uno que la luz olvida. Pon ahí {the}.'],
    ],
    question: [
      ['¿Qué luz pide la noche?', 'Una para leer, otra para hablar. Prueba con {the}.'],
      ['¿Qué te gustaría alumbrar?', 'El sillón, el pasillo, el final de la mesa. Enciende {the}.'],
    ],
    howTo: [
      ['Cómo repartir la luz', 'Una para el cuarto, otra para la tarea. Y para la calma, {the}.'],
      ['Cómo suavizar un cuarto', 'Baja las luces, sube la música. Enciende {the}.'],
    ],
  },
  bedding: {
    benefit: [
      ['Cinco minutos más', 'El despertador ya ha perdido. Quédate un rato con {the}.'],
      ['Domingo, sin planes', 'La lluvia fuera, el café cerca. Y en la cama, {the}.'],
      ['Luces fuera', 'El teléfono, en otra habitación. La cama, con {the}.'],
    ],
    problem: [
      ['¿La cama pide cambio?', 'Trabaja todas las noches del año. Vístela con {the}.'],
      ['¿Día de colada otra vez?', 'Un juego en la cama, otro al sol. Y de repuesto, {the}.'],
    ],
    question: [
      ['¿Arriba o un rato más?', 'Con {the} en la cama, la respuesta tarda.'],
      ['¿De qué lado duermes?', 'Del de la ventana, si es posible. Y con {the}.'],
    ],
    howTo: [
      ['Cómo vestir una cama', 'Alisa, dobla, superpón. Y termina con {the}.'],
      ['Cómo cerrar el día', 'Baja la luz, abre una rendija. Y a la cama, con {the}.'],
    ],
  },
  bath: {
    benefit: [
      ['Vaho en el espejo', 'Puerta cerrada y ninguna prisa. Dentro, {the}.'],
      ['Las siete de la mañana', 'El agua corre, los ojos a medias. Ten cerca {the}.'],
      ['Un baño sin reloj', 'Música bajita y agua caliente. Añade {the}.'],
    ],
    problem: [
      ['¿El baño pide un cambio?', 'Sin obras, sin polvo, sin plazos. Empieza con {the}.'],
      ['¿Mañanas a la carrera?', 'Echa el pestillo y abre el grifo. Cinco minutos con {the}.'],
    ],
    question: [
      ['¿Bañera o ducha?', 'La respuesta cambia según el lunes. Ten a mano {the}.'],
      ['¿Qué cambiarías primero?', 'Si la respuesta es el baño, empieza con {the}.'],
    ],
    howTo: [
      ['Cómo montar un balneario', 'Agua templada, luz baja, nadie en el pasillo. Y {the}.'],
      ['Cómo renovar sin obras', 'Vacía la repisa, devuelve la mitad. Y suma {the}.'],
    ],
  },
  decor: {
    benefit: [
      ['El rincón olvidado', 'Nadie lo mira, de momento. Pon ahí {the}.'],
      ['Un cambio, otro cuarto', 'Ni pintura, ni obras, ni fin de semana perdido. Solo {the}.'],
      ['La casa, a tu manera', 'Un sitio que se vea desde la puerta. Para {the}, ese.'],
    ],
    problem: [
      ['¿Aquí falta algo?', 'Un hueco vacío es una invitación. Contesta con {the}.'],
      ['¿Paredes en silencio?', 'Los cuartos se hacen poco a poco. Sigue con {the}.'],
    ],
    question: [
      ['¿Dónde quedaría bien?', 'Repisa, mesa, pared, alféizar. Busca sitio para {the}.'],
      ['¿Tu casa se te parece?', 'Ponle algo elegido porque sí. Por ejemplo, {the}.'],
    ],
    howTo: [
      ['Cómo terminar un cuarto', 'Agrupa, aparta, deja aire. La última pieza: {the}.'],
      ['Cómo decorar una repisa', 'Lo alto detrás, lo pequeño delante. Y a la vista, {the}.'],
    ],
  },
  climate: {
    benefit: [
      ['Tu cuarto, tu clima', 'Fuera, que haga lo que quiera. Dentro, enciende {the}.'],
      ['La tarde, a gusto', 'Cierra la ventana, abre un libro, enciende {the}.'],
      ['El cuarto donde vives', 'Elige el que se usa de día y de noche. Pon ahí {the}.'],
    ],
    problem: [
      ['¿Ni frío ni calor, ni bien?', 'A mediodía sobra ropa, a las nueve falta. Enciende {the}.'],
      ['¿Aire parado?', 'Abre la ventana un rato. Después, enciende {the}.'],
    ],
    question: [
      ['¿Qué tal se está en casa?', 'Si la respuesta empieza con un suspiro, enciende {the}.'],
      ['¿Dormitorio o despacho?', 'Piensa en el cuarto de más horas. Imagina ahí {the}.'],
    ],
    howTo: [
      ['Cómo estar a gusto', 'Corre la cortina, mueve la silla, enciende {the}.'],
      ['Cómo elegir el sitio', 'Mide el cuarto, busca el enchufe. Después, coloca {the}.'],
    ],
  },
  cleaning: {
    benefit: [
      ['Veinte minutos y al sofá', 'Una canción por habitación. Empieza con {the}.'],
      ['La casa, al día', 'Nadie sueña con limpiar. Reparte el trabajo con {the}.'],
      ['Ventanas abiertas', 'Música alta, mangas subidas. Y {the}.'],
    ],
    problem: [
      ['¿Migas otra vez?', 'Volverán mañana, después del desayuno. Ten cerca {the}.'],
      ['¿Otro sábado limpiando?', 'Recupera un trozo de la mañana. Con {the}.'],
    ],
    question: [
      ['¿Por dónde empezamos?', 'Por lo que se ve desde la puerta. Y con {the}.'],
      ['¿Llegan en media hora?', 'Respira hondo, abre la ventana. Después, {the}.'],
    ],
    howTo: [
      ['Cómo limpiar por partes', 'De arriba abajo, del fondo a la puerta. Siempre con {the}.'],
      ['Cómo no dejarlo todo', 'Un poco cada día, nada el domingo. Deja a la vista {the}.'],
    ],
  },
  garden: {
    benefit: [
      ['El jardín te llama', 'Abre la puerta de atrás y sal con {the}.'],
      ['Tu trozo de verde', 'Balcón, patio o huerto: cada tarde cuenta. Sal con {the}.'],
      ['Tardes largas fuera', 'El buen tiempo no se guarda para luego. Saca {the}.'],
    ],
    problem: [
      ['¿El jardín va por libre?', 'Una tarde, unas botas viejas y {the}.'],
      ['¿Se acumula la tarea?', 'Empieza por lo que se ve desde la ventana. Y con {the}.'],
    ],
    question: [
      ['¿Qué harás ahí fuera?', 'Regar, podar, mirar un rato. Llévate {the}.'],
      ['¿Queda una hora de luz?', 'Da para empezar, si tienes a mano {the}.'],
    ],
    howTo: [
      ['Cómo disfrutar del jardín', 'Un rato de faena, dos de silla. Para lo primero, {the}.'],
      ['Cómo abrir la temporada', 'Limpia, planta, espera. Y ten cerca {the}.'],
    ],
  },
  tools: {
    benefit: [
      ['La balda, antes de comer', 'Lápiz en la oreja, café en el alféizar. Empieza con {the}.'],
      ['Hazlo tú', 'Luego señalas la pared y cuentas la historia. Empieza con {the}.'],
      ['La puerta que chirría', 'Hoy esa, mañana la valla. Deja a mano {the}.'],
    ],
    problem: [
      ['¿Sigue sin arreglar?', 'Tacha algo de la lista este sábado. Con {the}.'],
      ['¿Te apañas con un cuchillo?', 'Una moneda tampoco es un destornillador. Usa {the}.'],
    ],
    question: [
      ['¿Qué vas a montar?', 'Una balda, una mesa, un invento. Empieza con {the}.'],
      ['¿Un hueco en la caja?', 'Entre el martillo y el metro cabe algo. Mete {the}.'],
    ],
    howTo: [
      ['Cómo acabar lo empezado', 'Mide dos veces, haz una pausa. Y sigue con {the}.'],
      ['Cómo vaciar la lista', 'Primero lo pequeño. Para el resto, {the}.'],
    ],
  },
  car: {
    benefit: [
      ['Antes de arrancar', 'Asiento atrás, espejo en su sitio. Y {the}.'],
      ['Kilómetros por delante', 'Depósito lleno, ventanilla abierta y {the}.'],
      ['El coche también es casa', 'Cada mañana pasas ahí un rato. Ponle {the}.'],
    ],
    problem: [
      ['¿Aparcas en la calle?', 'Sol, polvo, lluvia y pájaros no libran. Responde con {the}.'],
      ['¿El coche pide atención?', 'Te lleva a todas partes sin quejarse. Devuélvele algo: {the}.'],
    ],
    question: [
      ['¿Adónde vamos ahora?', 'Al trabajo o al mar, sal con {the}.'],
      ['¿Le sirve a tu coche?', 'Mira el año y el modelo. Después, monta {the}.'],
    ],
    howTo: [
      ['Cómo cuidar el coche', 'Lava, seca, repasa. Y cuenta con {the}.'],
      ['Cómo preparar un viaje', 'Traza la ruta, aligera el maletero. Y a bordo, {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
