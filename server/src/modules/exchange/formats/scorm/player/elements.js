/**
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number | boolean | null>} attributes
 * @param {...(Node | string | null)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes))
    if (value !== null && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  made.append(...children.filter((child) => child !== null))
  return made
}

/**
 * A text of the quiz, which is HTML that the server has made safe. Its links open beside the quiz, not in its place.
 * @param {'div' | 'span'} name
 * @param {Record<string, string>} attributes
 * @param {string} html
 */
export function richText(name, attributes, html) {
  const made = element(name, { ...attributes, class: `text ${attributes.class ?? ''}`.trim() })
  made.innerHTML = html
  for (const link of made.querySelectorAll('a')) {
    link.target = '_blank'
    link.rel = 'noopener'
  }
  // What is wider than the screen is scrolled by itself, with the keys too.
  for (const wide of made.querySelectorAll('pre')) wide.tabIndex = 0
  for (const table of made.querySelectorAll('table')) {
    const frame = element('div', { class: 'wide', tabindex: 0 })
    table.replaceWith(frame)
    frame.append(table)
  }
  return made
}

/**
 * @param {string} label
 * @param {{ kind?: 'primary' | 'quiet', type?: 'button' | 'submit' }} options
 * @param {() => void} [press]
 */
export function button(label, { kind = 'quiet', type = 'button' }, press) {
  const made = element('button', { type, class: kind }, label)
  if (press) made.addEventListener('click', press)
  return made
}
