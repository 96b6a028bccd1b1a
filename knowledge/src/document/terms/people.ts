/** The people whom a text calls by their full name. */
export function peopleIn(text: string): string[] {
  const names = [...text.matchAll(FULL_NAME)].map(([name]) => name.replace(/’s?$/, ''))
  return [...new Set(names.filter((name) => GIVEN_NAME.test(name) && !NO_PERSON.test(name)))]
}

const FULL_NAME =
  /(?<![\p{L}’-])\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?(?: \p{Lu}\.)*(?: (?:de|du|van|von|der|di|da|della|de’|le|la|d’)(?= \p{Lu}))?(?: \p{Lu}[\p{L}’]*\p{Ll}(?:-\p{Lu}\p{Ll}+)?(?: (?:de|van|von|di|da)(?= \p{Lu}))?)+/gu

/** An institution, a place or a work that bears somebody’s name. */
const NO_PERSON =
  /(?<!\p{L})(?:University|College|Institute|School|Street|Prize|Museum|Bay|Island|Islands|River|Mountains?|Company|Act|Law|Hall|House|Palace|Church|Cathedral|Bridge|Park|Airport|Square|Tower|Station|Hospital|City|Lake|Valley|War|Street|Day|Foundation|County|Bible|Psalter|Canal|Prix|Institut|Université|Musée|Rue|Ligue|Guerre)(?!\p{L})/u

/** The commoner given names of Europe and America. */
const GIVEN_NAME = new RegExp(
  `^(?:${[
    'Abraham Ada Adam Adrien Alain Alan Albert Aldus Alessandro Alexander Alexandre Alexis Alfred Alice Amelia Amerigo André Andrea Andreas Andrew Anne Annie Anthony Antoine Anton Antonio Arthur August Auguste Augustin Barbara Bartolomeu Benjamin Bernard Blaise Boris Bruce Camille Carl Carlo Caroline Catherine Charles Charlotte Christian Christiaan Christopher Christophe Clara Claude Claudius Colin Cyrus',
    'Daniel David Denis Diego Donald Dorothy Drummond Edgar Edmond Edmund Édouard Edouard Edward Edwin Eleanor Élisabeth Elizabeth Ellen Emil Émile Emile Emma Emmanuel Enrico Ernest Ernst Étienne Eugène Eugenio Eva Ferdinand Fernand Florence Francesco Francis Francisco Franck François Françoise Frank Franklin Frans Franz Fred Frédéric Frederick Friedrich Fritz',
    'Gabriel Gabriele Galileo Gaspard Gaston Geoffrey Georg George Georges Gérard Gerhard Gerhart Germaine Giacomo Giordano Giovanni Giuseppe Gottfried Grace Gregor Guglielmo Guillaume Gustave Guy Hannah Hans Harold Harriet Harry Heinrich Helen Hélène Henri Henrietta Henry Herbert Hermann Hernán Hippolyte Honoré Horace Howard Hubert Hugh Hugo Humphry',
    'Ibn Ignaz Ildefons Isaac Isabelle Isambard Jack Jacob Jacques James Jan Jane Jean Jeanne Jérôme Jimmy Joan João Joachim Johann Johanna Johannes John Jonas Jonathan José Josef Joseph Joseph-Marie Joséphine Joshua Juan Jules Julia Julien Julius Justus Karl Katherine Kurt Lazare Lazzaro Leo Léon Leonardo Leonhard Léopold Lewis Linus Lise Lorenzo Louis Louise Luc Luca Lucien Ludwig Luigi Luis Luther',
    'Madeleine Malcolm Marcel Marc Marco Margaret Maria Marie Mario Marion Mark Martha Martin Mary Matthew Matthias Maurice Max Maxime Maximilien Melvin Michael Michel Michelangelo Miguel Mikhail Napoleon Nathan Neil Nelson Nicolas Nicolaus Nicholas Nicéphore Niels Nikola Nikolai Norman Olivier Olympe Oliver Oscar Otto Paolo Pascal Patrick Paul Pauline Percy Peter Philip Philippe Pierre Pierre-Paul Pietro',
    'Ralph Raphaël Raymond René René-Antoine Ricardo Richard Robert Roberto Roger Roland Ronald Rosa Rosalind Rose Rudolf Ruth Salvador Samuel Sarah Sébastien Sidney Sigmund Simon Simone Sofia Sophie Stephen Steve Steven Stéphane Susan Sylvain Theodor Theodore Théodore Théophile Thomas Tim Timothy Tobias Ulrich Valentina Vasco Victor Victoria Vincent Virginia Vladimir Voltaire Walter Werner Wilhelm Willem William Winston Wolfgang Yuri Yves Zheng',
  ]
    .join(' ')
    .replaceAll(' ', '|')})[ -]`,
  'u',
)
