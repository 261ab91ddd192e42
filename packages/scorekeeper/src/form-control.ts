import { LitElement } from 'lit';

/** What a control of a form can be asked from outside, as `<input>` can. Nothing it holds is bad. */
export class FormControl extends LitElement {
  static readonly formAssociated = true;

  /** @internal */
  protected readonly internals = this.attachInternals();

  get form(): HTMLFormElement | null {
    return this.internals.form;
  }

  get labels(): NodeList {
    return this.internals.labels;
  }

  get type(): string {
    return this.localName;
  }

  get validity(): ValidityState {
    return this.internals.validity;
  }

  get validationMessage(): string {
    return this.internals.validationMessage;
  }

  get willValidate(): boolean {
    return this.internals.willValidate;
  }

  checkValidity(): boolean {
    return this.internals.checkValidity();
  }

  reportValidity(): boolean {
    return this.internals.reportValidity();
  }
}
