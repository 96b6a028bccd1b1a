/** What the walk and the exam need of a browser, so that they are written once for all of them. */
export interface DrivenPage {
  /** Comes back once the page is loaded. */
  open(url: string): Promise<void>
  reload(): Promise<void>
  /** Runs in the page; what goes in and comes out is JSON. */
  evaluate<Args extends unknown[], T>(run: (...args: Args) => T | Promise<T>, ...args: Args): Promise<T>
  /** Presses what the XPath finds, as a mouse does; throws where it is not there, or can't be pressed yet. */
  click(xpath: string): Promise<void>
  /** Types into what the XPath finds. */
  type(xpath: string, text: string): Promise<void>
  /** Something else is before it meanwhile, so that it is hidden. */
  outOfSight(meanwhile: () => Promise<void>): Promise<void>
  /** What is to be seen, as PNG. */
  picture(): Promise<Buffer>
}

export interface DrivenBrowser {
  page: DrivenPage
  close(): Promise<void>
}
