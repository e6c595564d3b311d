import { type GroupPhrases } from '../phrasebook.ts'

/** Spanish phrases for electronics, and for services. */
export const techPhrases = {
  audio: {
    benefit: [
      ['Dale al play', 'Ventanilla, disco largo, nadie hablando. Llévate {the}.'],
      ['Ese disco, entero', 'Luz apagada, sin saltar ninguna. Solo {the}.'],
      ['Banda sonora del lunes', 'El metro, la cocina, la vuelta a casa. Con {the}.'],
    ],
    problem: [
      ['¿Suena a lata?', 'Un teléfono en la mesa no es un concierto. Pon ese disco con {the}.'],
      ['¿Mucho ruido alrededor?', 'Elige tú lo que suena. Elige {the}.'],
    ],
    question: [
      ['¿Qué suena hoy?', 'Un directo, un pódcast, una voz lejana. Ponlo con {the}.'],
      ['¿Qué canción va primero?', 'Una que te sepas de memoria. Ponla con {the}.'],
    ],
    howTo: [
      ['Cómo escuchar de verdad', 'Siéntate y apaga lo demás. Escucha con {the}.'],
      ['Cómo montar tu rincón', 'Un buen sillón, un buen disco. Y conecta {the}.'],
    ],
  },
  recording: {
    benefit: [
      ['Dale a grabar', 'La idea está ahí, aún caliente. Atrápala con {the}.'],
      ['Que se te oiga', 'Entrevista, pódcast o nota de voz. Pon delante {the}.'],
      ['Toma uno', 'A veces la primera es la buena. Ten cerca {the}.'],
    ],
    problem: [
      ['¿Se oye como en un cubo?', 'El invitado, bien. El sonido, regular. La próxima, con {the}.'],
      ['¿Viento, zumbido, calle?', 'Dale otra oportunidad a tu voz. Con {the}.'],
    ],
    question: [
      ['¿Qué vas a grabar?', 'Una canción, una charla, un primer episodio. Empieza con {the}.'],
      ['¿En directo en cinco?', 'Mira la luz, prueba el sonido. Y revisa {the}.'],
    ],
    howTo: [
      ['Cómo empezar un pódcast', 'Un tema, un invitado y {the}.'],
      ['Cómo grabar en casa', 'Busca un cuarto callado, cuelga una manta. Monta {the}.'],
    ],
  },
  camera: {
    benefit: [
      ['La luz de las siete', 'Dura diez minutos y no avisa. Sal con {the}.'],
      ['Guarda ese momento', 'Los buenos pasan deprisa. Ten cerca {the}.'],
      ['Como lo ves tú', 'Nadie mira igual la misma calle. Enséñala con {the}.'],
    ],
    problem: [
      ['¿Otra foto que se escapa?', 'La escena no se repite para nadie. Ten cerca {the}.'],
      ['¿Fotos que nadie mira?', 'Sal a buscar imágenes otra vez. Con {the}.'],
    ],
    question: [
      ['¿Qué te gustaría captar?', 'Un primer paso, una cumbre lejana. Apunta con {the}.'],
      ['¿Hacia dónde apuntas?', 'Elige una esquina y espera. Con {the}.'],
    ],
    howTo: [
      ['Cómo mirar con calma', 'Busca la luz, espera, suelta el aire. Y entonces, {the}.'],
      ['Cómo contarlo en fotos', 'Una de lejos, una de cerca, una cara. Todas con {the}.'],
    ],
  },
  security: {
    benefit: [
      ['¿Quién anda ahí?', 'El cartero, el gato, el viento. Para saberlo, {the}.'],
      ['En casa, aunque no estés', 'Tú, en la playa. En la entrada, {the}.'],
      ['Otro par de ojos', 'No se puede estar en todas partes. Coloca bien {the}.'],
    ],
    problem: [
      ['¿Qué ha sido ese ruido?', 'Las tuberías, el gato, la persiana. Cuenta con {the}.'],
      ['¿Y si me dejé la puerta?', 'La pregunta llega al tercer semáforo. Para entonces, {the}.'],
    ],
    question: [
      ['¿Quién llama a la puerta?', 'Un paquete, la vecina, nadie. Averígualo con {the}.'],
      ['¿Qué hace el gato solo?', 'Hay una manera de enterarse: {the}.'],
    ],
    howTo: [
      ['Cómo vigilar la entrada', 'Elige el punto, mira el ángulo. Instala {the}.'],
      ['Cómo irse de viaje', 'Ventanas, gas, llaves. Y en su sitio, {the}.'],
    ],
  },
  smartHome: {
    benefit: [
      ['La casa a las nueve', 'Platos fregados, luz baja, pies en alto. Enciende {the}.'],
      ['Todo desde el sofá', 'Manta, cojín y nadie que se levante. Enciende {the}.'],
      ['La casa te sigue', 'Tú marcas el ritmo de la tarde. Empieza con {the}.'],
    ],
    problem: [
      ['¿Otro mando perdido?', 'Mira bajo el cojín. Luego, prueba con {the}.'],
      ['¿Quién se levanta ahora?', 'Con la manta puesta, nadie. Para eso, {the}.'],
    ],
    question: [
      ['¿Qué le pedirías?', 'Música, el tiempo, ocho minutos para la pasta. Pon cerca {the}.'],
      ['¿Por qué cuarto empiezas?', 'Salón, cocina, dormitorio. Busca sitio para {the}.'],
    ],
    howTo: [
      ['Cómo empezar en una tarde', 'Abre la caja, busca el enchufe. El resto, con {the}.'],
      ['Cómo empezar por algo', 'Se empieza por lo que usas a diario. Por ejemplo, {the}.'],
    ],
  },
  computing: {
    benefit: [
      ['La mesa, por fin libre', 'Un café, una libreta, un cable menos. Y {the}.'],
      ['Ocho horas al día', 'La mesa, la silla, un café que se enfría. Trabaja con {the}.'],
      ['Enchufa y a lo tuyo', 'En casa, en la oficina o en el tren. Con {the}.'],
    ],
    problem: [
      ['¿Un nudo en la mesa?', 'Empieza por un solo cambio. Por ejemplo, {the}.'],
      ['¿Pequeñas pegas, cada día?', 'Sumadas, hacen una tarde entera. Cambia una por {the}.'],
    ],
    question: [
      ['¿Qué hay en tu mesa?', 'Deja lo que usas, guarda lo demás. Y suma {the}.'],
      ['¿Oficina, sofá o tren?', 'Donde toque trabajar hoy, mete en la mochila {the}.'],
    ],
    howTo: [
      ['Cómo despejar la mesa', 'Vacíala, devuelve lo que usas. Y añade {the}.'],
      ['Cómo elegir con cabeza', 'Cuenta lo que enchufas un lunes. Después, mira {the}.'],
    ],
  },
  gaming: {
    benefit: [
      ['Una partida más', 'Eso dijiste hace dos horas. Sigue con {the}.'],
      ['Empieza la partida', 'Luces bajas, algo de picar y {the}.'],
      ['Tu sofá, tus reglas', 'A solas o codo con codo. Juega con {the}.'],
    ],
    problem: [
      ['¿Nada a lo que jugar?', 'Rompe el aburrimiento un jueves. Con {the}.'],
      ['¿Fin de semana de lluvia?', 'Cortinas cerradas, palomitas en la mesa. Y {the}.'],
    ],
    question: [
      ['¿Jugador uno?', 'Elige bando, elige juego. Y agarra {the}.'],
      ['¿Contra quién juegas hoy?', 'Tu hermana, tu vecino, el jefe final. Saca {the}.'],
    ],
    howTo: [
      ['Cómo montar la noche', 'Cojines, rivales, algo de picar y {the}.'],
      ['Cómo preparar la partida', 'Primero, el asiento. Después, {the}.'],
    ],
  },
  watch: {
    benefit: [
      ['La hora, en la muñeca', 'El teléfono se queda en el bolsillo. Mira {the}.'],
      ['Cada hora cuenta algo', 'Reunión, cena o día libre. Ponte {the}.'],
      ['Llaves, cartera, hora', 'Lo último antes de salir. Ponte {the}.'],
    ],
    problem: [
      ['¿Otra vez el teléfono?', 'Buscabas la hora y pasó una entera. Ponte {the}.'],
      ['¿Una muñeca sin nada?', 'Remanga la camisa. Ponte {the}.'],
    ],
    question: [
      ['¿Tienes hora?', 'Con {the} en la muñeca, te lo van a preguntar.'],
      ['¿Qué llevas cada día?', 'Llaves, teléfono y {the}.'],
    ],
    howTo: [
      ['Cómo elegir un reloj', 'Esfera, tamaño, correa, en ese orden. Después, prueba {the}.'],
      ['Cómo vestir la muñeca', 'Con una cosa basta. Ponte {the}.'],
    ],
  },
  service: {
    benefit: [
      ['Mira cómo funciona', 'Diez minutos dicen más que este anuncio. Entra en {the}.'],
      ['La parte aburrida, fuera', 'Hay tareas que nadie echa de menos. Déjalas en {the}.'],
      ['Empieza donde estás', 'No hace falta tenerlo todo pensado. Abre {the}.'],
    ],
    problem: [
      ['¿Siempre de la misma forma?', 'Hay otra manera de hacerlo. Prueba con {the}.'],
      ['¿Para el lunes que viene?', 'Ese lunes lleva un año llegando. Da un paso hoy con {the}.'],
    ],
    question: [
      ['¿Qué tarea te sobra?', 'Esa que pasas de viernes en viernes. Hazla con {the}.'],
      ['¿Veinte minutos hoy?', 'Dan para una primera prueba. Con {the}.'],
    ],
    howTo: [
      ['Cómo empezar', 'Mira, pregunta, prueba. Con {the}.'],
      ['Cómo elegir con calma', 'Compara, lee, duerme. Y vuelve con {the}.'],
    ],
  },
  music: {
    benefit: [
      ['Tres acordes y la tarde', 'Nadie escucha, o eso parece. Toca con {the}.'],
      ['Haz algo de ruido', 'Las canciones empiezan en algún sitio. Ten cerca {the}.'],
      ['De la primera nota al bis', 'Ensayo, salón o escenario. Con {the}.'],
    ],
    problem: [
      ['¿Dedos oxidados?', 'Unos minutos al día, sin público. Deja a la vista {the}.'],
      ['¿Una canción en bucle?', 'Sácala de la cabeza. Con {the}.'],
    ],
    question: [
      ['¿Qué tocarás primero?', 'Una vieja o una tuya. Prueba con {the}.'],
      ['¿Banda o dormitorio?', 'Focos o lamparita, da igual. Saca {the}.'],
    ],
    howTo: [
      ['Cómo no dejarlo', 'Fuera de la funda, a la vista. Deja así {the}.'],
      ['Cómo escribir una canción', 'Tres acordes, una historia y {the}.'],
    ],
  },
} satisfies Record<string, GroupPhrases>
